"""Each primitive in plain Python, written from its definition; nothing here is shared with the firmware."""
