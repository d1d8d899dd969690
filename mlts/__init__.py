"""Accuracy and latency of real networks."""
