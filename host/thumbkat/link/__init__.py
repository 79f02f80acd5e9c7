"""The serial protocol (firmware/PROTOCOL.md): frames over any byte stream, deadlines, retries."""
