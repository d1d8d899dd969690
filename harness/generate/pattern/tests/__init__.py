"""Tests of sketches, covering arrays and the forms of idioms."""
