"""One module a command; the folder is the list."""
