"""The checks, one file an area. The folder is the list: see ``nnconform.harness.conformance.check``."""
