"""The fuzz targets, one a file; the folder is the list."""
