"""Level 8, the command line ``nnconform``: one module for each command."""
