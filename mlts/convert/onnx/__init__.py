"""Reads ONNX models: opset 13 and later, float, QDQ and QOperator forms."""
