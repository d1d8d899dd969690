"""The client's side of the service protocol: the Device of a driver in another process."""
