"""Tests of the calls at extremes."""
