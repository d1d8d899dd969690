"""Level 3: generators of valid and invalid input; every random decision comes from a ``Choices``."""
