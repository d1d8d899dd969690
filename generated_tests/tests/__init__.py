"""Tests of the specs themselves: what they cover, what they prove, and whether a second opinion agrees."""
