"""Faults in a part of a range: tails of functions, tiny and huge numbers, digits that packed constants lose."""
