"""The stress tests, one a file; the folder is the list, a file's name with dashes the test's."""
