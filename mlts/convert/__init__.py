"""Converters of other formats' files to a ``Model``."""
