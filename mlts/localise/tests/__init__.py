"""Tests of localisation."""
