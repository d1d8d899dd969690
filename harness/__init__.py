"""nnconform: conformance and stress tests for neural-network accelerator drivers. The specification and the tools."""
