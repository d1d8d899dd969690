"""Generators: everything that they make, they make from integers that a ``Choices`` gives."""
