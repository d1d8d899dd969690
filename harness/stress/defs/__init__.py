"""The stress tests, one file each; there is no other list. A test's name is the file's, with dashes."""
