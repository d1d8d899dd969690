"""Level 4: executing models on an open driver: sessions, preparation, paths, guarded memory, the oracle."""
