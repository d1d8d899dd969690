"""Tests of the driver interface's helpers."""
