"""Tests of the TVM adapter."""
