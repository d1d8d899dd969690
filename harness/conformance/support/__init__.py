"""Code shared by checks: models with hand-worked answers, buffers, cache files, bursts, call sequences."""
