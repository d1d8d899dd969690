"""The driver side of the service protocol: serves one driver to its clients."""
