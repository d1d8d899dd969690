"""Mutates valid models and requests, breaking one rule at a time, to test whether a driver refuses them.

A family is a function that yields every way to break one rule in a valid model or request. ``models`` and ``requests``
hold the families, a file for related ones; the folders are the lists. Every mutant is invalid by the contract: changes
that might give another valid model are excluded, and the family's docstring says so. Nothing here asks the validator.
"""
