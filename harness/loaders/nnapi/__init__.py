"""``nnapi:LIBRARY.so[?device=NAME]``: a C library that exports the NNAPI C API, or the NNAPI support-library struct.

A library runs in this very process: put ``service:`` before the address of one that may crash.
"""

from nnconform.harness.loaders.nnapi.device import open_device

__all__ = ["open_device"]
