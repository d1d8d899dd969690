"""The families of broken models: a function each, a file for those that are kin. The folder is the list."""
