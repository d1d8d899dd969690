"""nnconform: conformance and stress tests for neural-network accelerator drivers."""
