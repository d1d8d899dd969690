"""The faults that the kernel of an operation may have, one a file: each module has a ``FAULT``."""
