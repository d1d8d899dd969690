"""Level 3, generators: everything that they make, they make from integers that a ``Choices`` gives."""
