"""Tests of the TFLM adapter."""
