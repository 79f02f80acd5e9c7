"""Results as tables of text. Nothing here knows a terminal."""
