"""Tests of the runner: verdicts, the plugin, resuming."""
