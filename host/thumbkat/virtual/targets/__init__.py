"""Targets that pyOCD does not bring: what is on the chip, and how its flash is programmed."""
