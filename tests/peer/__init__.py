"""Other people's implementations as peers in an exchange."""
