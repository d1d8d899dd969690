"""Tests of the TOSA adapter."""
