"""Tests of the RKNN adapter."""
