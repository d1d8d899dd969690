"""Tests of the kit for adapters."""
