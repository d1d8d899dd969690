"""The definitions of operations, one file a family; this folder is the list."""
