"""From other formats' files to a ``Model``."""
