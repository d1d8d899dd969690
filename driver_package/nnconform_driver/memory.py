"""The memories that a client shares with the driver."""

import fcntl
import mmap
import os
import stat

from nnconform_driver.errors import ProtocolError

# Of fcntl.h; the module has the names since Python 3.8 only.
_ADD_SEALS, _GET_SEALS, _SEAL_SHRINK = 1033, 1034, 2
_PROTECTIONS = (mmap.PROT_READ, mmap.PROT_WRITE, mmap.PROT_READ | mmap.PROT_WRITE)


class Memory:
    """A memory pool: ``size`` bytes at ``offset`` of a file, for as long as the object lives."""

    def __init__(self, descriptor: int, size: int, offset: int, protection: int) -> None:
        """Map the file; ``descriptor`` remains the caller's. Raises ProtocolError."""
        self.size, self.offset, self.protection = size, offset, protection
        where = f"memory of {size} bytes at {offset}"
        if size < 1 or offset < 0 or protection not in _PROTECTIONS:
            raise ProtocolError(f"{where} with protection {protection}: wanted at least 1 byte, to read, write or both")
        kind = os.fstat(descriptor)
        if stat.S_ISREG(kind.st_mode) and offset + size > kind.st_size:
            raise ProtocolError(f"{where}: the file has only {kind.st_size}")
        self._skip = offset % mmap.ALLOCATIONGRANULARITY
        self._file = -1
        # An access behind the end of a file that was cut off is a SIGBUS: such a file is read, not mapped.
        if stat.S_ISREG(kind.st_mode) and not _keeps_its_size(descriptor):
            if protection & mmap.PROT_WRITE:
                raise ProtocolError(f"{where}: it may shrink: seal it with F_SEAL_SHRINK")
            self._file = os.dup(descriptor)
            return
        try:
            self._map = mmap.mmap(
                descriptor, size + self._skip, mmap.MAP_SHARED, protection, offset=offset - self._skip
            )
        except (OSError, ValueError, OverflowError) as error:
            raise ProtocolError(f"{where} cannot be mapped: {error}") from error

    def view(self) -> memoryview:
        """Return the bytes; writable if the protection allows it."""
        if self._file >= 0:
            return memoryview(os.pread(self._file, self.size, self.offset).ljust(self.size, b"\0"))
        return memoryview(self._map)[self._skip : self._skip + self.size]

    def __del__(self) -> None:
        if getattr(self, "_file", -1) >= 0:
            os.close(self._file)


def _keeps_its_size(descriptor: int) -> bool:
    """Return whether the file cannot become shorter; seal it if that is possible."""
    try:
        if fcntl.fcntl(descriptor, _GET_SEALS) & _SEAL_SHRINK:
            return True
        fcntl.fcntl(descriptor, _ADD_SEALS, _SEAL_SHRINK)
    except OSError:  # on a disk, or not to be written
        return False
    return True
