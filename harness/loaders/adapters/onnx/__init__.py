"""Writes models as ONNX models, for all runtimes that read those. Absolute imports make ``onnx`` elsewhere the real
package, not this one.
"""
