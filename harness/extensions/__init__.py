"""Vendor extensions: their definitions, from this project and from packages that a user names."""
