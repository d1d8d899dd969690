"""Generates large calls whose exact results lie between two values of the output's type, spread evenly."""
