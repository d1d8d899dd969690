"""Generates random graphs: valid models of many operations, from the definitions alone."""
