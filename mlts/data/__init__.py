"""Data sets: the inputs of a network and what is right for them, item by item, loaded as they are used."""
