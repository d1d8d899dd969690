"""Reads ONNX models: opset 13 and later, and older ones that onnx converts, float, QDQ and QOperator forms."""
