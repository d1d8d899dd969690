"""Level 0: value types of the NN HAL 1.0 to 1.3: graph, request, memory, numbers and errors."""
