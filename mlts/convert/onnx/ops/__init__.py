"""Converters of ONNX's operators, one file a family; each module's ``CONVERTERS`` has them by name."""
