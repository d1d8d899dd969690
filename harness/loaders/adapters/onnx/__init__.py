"""Models as ONNX models: what the runtimes share that read them. Absolute imports make ``onnx`` elsewhere the real
package, not this one.
"""
