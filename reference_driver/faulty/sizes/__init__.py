"""Faults beside a threshold of sizes: a vector's tail, a tile's border, a counter of 8 or 16 bits, a full table."""
