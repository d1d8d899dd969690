"""The conformance suite: specs, and the tests that run them on the driver of ``--driver``."""
