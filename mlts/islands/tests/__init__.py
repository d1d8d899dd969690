"""Tests of networks in parts."""
