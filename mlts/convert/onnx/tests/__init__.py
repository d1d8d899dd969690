"""Tests of the reader of ONNX models."""
