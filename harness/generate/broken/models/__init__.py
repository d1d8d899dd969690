"""The families of broken models: a function each, related ones in one file. The folder is the list."""
