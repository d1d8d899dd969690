"""What several checks use: models with answers worked by hand, buffers, cache files, bursts, call sequences."""
