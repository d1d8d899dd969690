"""Tests of the drivers in other languages."""
