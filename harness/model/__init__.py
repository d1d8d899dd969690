"""Level 0, values: the graph, requests, memory, the numbers and the errors of the NN HAL 1.0 to 1.3."""
