"""What the tests of the adapters share."""
