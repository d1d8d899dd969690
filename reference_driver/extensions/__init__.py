"""The vendor extensions that the reference driver has, one file each. The folder is the list."""
