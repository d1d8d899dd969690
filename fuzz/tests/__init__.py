"""Tests of the fuzzer."""
