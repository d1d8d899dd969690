"""Level 3, from an address to a driver; one file or folder a scheme."""
