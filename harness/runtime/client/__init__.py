"""The client's side of the NNAPI: one interface for our framework and for libraries that have the C API."""
