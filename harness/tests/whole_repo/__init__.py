"""Tests of the repository itself: layers, sizes, imports, and what its text may say."""
