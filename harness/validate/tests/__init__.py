"""Tests of the rules that models and requests keep."""
