"""HTML pages from a results store."""
