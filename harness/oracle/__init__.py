"""Decides whether an output is right, explains why it is not, and finds vacuous cases."""
