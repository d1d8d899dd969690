"""Level 8, the command ``nnconform``; one file a command."""
