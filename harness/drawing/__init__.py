"""Draws models as graphs: text for Graphviz, and pictures."""
