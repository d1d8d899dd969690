"""Sets up a driver's process before the driver is loaded, for native and Python drivers alike."""

from __future__ import annotations

import ctypes
import resource

# mallopt's parameters (malloc.h). Their defaults hand large blocks back to the kernel after every use, and each page is
# then faulted in and zeroed again: that costs 8-bit kernels a factor of 1.2 to 4.6.
_M_TRIM_THRESHOLD = -1
_M_TOP_PAD = -2
_M_MMAP_THRESHOLD = -3
_IOLBF = 1  # stdio.h: buffered by the line


def tune_process() -> None:
    """Keep freed memory, flush output by line, and raise the limit of descriptors (a memory pool takes two)."""
    libc = ctypes.CDLL(None)
    # The last output of native code must not be lost with its buffer in a crash.
    libc.setvbuf(ctypes.c_void_p.in_dll(libc, "stdout"), None, _IOLBF, 0)
    mallopt = getattr(libc, "mallopt", None)
    if mallopt:  # glibc only
        mallopt(_M_MMAP_THRESHOLD, 1 << 30)
        mallopt(_M_TRIM_THRESHOLD, 2**31 - 1)
        mallopt(_M_TOP_PAD, 256 << 20)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
