"""Loaders of runtimes that are no NNAPI drivers, one scheme a file; each names the extra that it needs."""
