"""Level 3: open a driver from its address; one file or folder a scheme."""
