"""The client side of the service protocol: the Device of a driver in another process."""
