"""Tests of the families of broken models and requests."""
