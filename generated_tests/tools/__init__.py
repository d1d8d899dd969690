"""The sources of the specs' expected numbers: tools to recompute them, none of which uses a driver."""
