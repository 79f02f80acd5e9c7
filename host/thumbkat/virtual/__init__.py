"""Virtual boards. So far: the instruction core."""
