"""Tests of mlts."""
