"""Stress tests whose clients fail, to test that the runner does not blame the driver."""
