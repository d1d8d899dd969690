"""``nnconform run``: everything that applies to a driver, part by part, each a command in a process of its own."""
