"""Tests of the ``onnxruntime:`` adapter."""
