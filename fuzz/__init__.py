"""Fuzzing with libFuzzer: campaigns, targets, and regressions."""
