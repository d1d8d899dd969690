"""The driver's side of the service protocol: serves one driver to its clients."""
