"""Boards that exist only as a process."""
