"""One file for each family of operations. The folder is the list: a module's ``CONVERTERS`` names what it converts."""
