"""Minimises a failing input by shortening and lowering its list of choices. Independent of generators and drivers."""
