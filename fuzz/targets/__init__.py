"""The fuzz targets, one module each, discovered by the folder."""
