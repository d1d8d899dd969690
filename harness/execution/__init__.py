"""Level 4, executes models on an open driver: sessions, preparation, ways to execute, memory with traps, the oracle."""
