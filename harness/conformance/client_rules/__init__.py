"""The rules of the client's side of the NNAPI, an area in each module; ``harness/conformance/client.py`` asks them."""
