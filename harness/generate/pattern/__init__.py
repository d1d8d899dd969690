"""What idioms are written with: a sketch of a graph, forms as a covering array, and surroundings."""
