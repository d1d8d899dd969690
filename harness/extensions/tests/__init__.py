"""Tests of vendor extensions."""
