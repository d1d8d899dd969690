"""Tests of the LiteRT adapter."""
