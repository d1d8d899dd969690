"""The conformance suite: specs, and the tests that run them on whatever ``--driver`` names."""
