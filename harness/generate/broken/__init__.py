"""Breaks valid models and requests, one rule at a time, to see whether a driver refuses them.

A family is a function that yields every way to break one rule in what it is given. ``models`` and ``requests`` hold the
families, a file for those that are kin; the folders are the lists. What a family yields is invalid by the contract:
where a change might give another valid model, the family leaves it out, and says so. Nothing here asks the validator.
"""
