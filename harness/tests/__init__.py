"""Tests of harness as a whole; those of one part are in its own ``tests`` folder."""
