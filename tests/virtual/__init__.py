"""Virtual boards: the core, the FPU, chips, probe and measuring."""
