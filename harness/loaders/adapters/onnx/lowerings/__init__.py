"""The lowerings of operations to ONNX's operators, one file a family, named as its definition in
``harness/ops/defs``.
"""
