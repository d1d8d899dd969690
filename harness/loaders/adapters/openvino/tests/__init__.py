"""Tests of the ``openvino:`` adapter."""
