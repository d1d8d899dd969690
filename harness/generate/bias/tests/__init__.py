"""Tests of the generation of calls that show the bias of roundings."""
