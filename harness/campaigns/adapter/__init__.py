"""Tests of adapters: drivers that write each model as a file for a runtime. See ``harness/docs/adapters.md``."""
