"""What a case came to, and the store that keeps it."""
