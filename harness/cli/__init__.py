"""Level 6, the command ``nnconform``; one file a command."""
