"""Fuzz targets, their seeds, and past crashes."""
