"""Stress tests whose clients are at fault, to see that the runner tells them from the driver."""
