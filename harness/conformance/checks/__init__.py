"""The checks, one file an area. The folder is the list: see ``harness.conformance.check``."""
