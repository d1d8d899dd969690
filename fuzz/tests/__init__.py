"""Tests of the fuzzer, and the inputs that once found something."""
