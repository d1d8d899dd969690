"""The families of broken requests: a function each, related ones in one file. The folder is the list."""
