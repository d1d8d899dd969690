"""Shared helpers of the adapters' tests."""
