"""Tests of what stress tests are made of."""
