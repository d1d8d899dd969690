"""What decides whether an output is right, says why it is not, and sees what a driver should not have touched."""
