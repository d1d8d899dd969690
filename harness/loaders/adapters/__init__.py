"""Loaders of runtimes that are no NNAPI drivers, one file a scheme; each names the extra that it needs."""
