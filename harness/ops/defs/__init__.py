"""The definitions of operations, one file for each family; this folder is the list."""
