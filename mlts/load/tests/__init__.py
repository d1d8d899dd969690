"""Tests of the load of networks."""
