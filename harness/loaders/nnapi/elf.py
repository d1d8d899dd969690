"""Reads the machine of a library file from its ELF header, as the linker's message for a wrong machine is
misleading.
"""

from __future__ import annotations

import struct
from pathlib import Path

_MACHINES = {
    3: "x86",
    8: "MIPS",
    20: "PowerPC",
    21: "PowerPC64",
    40: "Arm",
    62: "x86-64",
    183: "AArch64",
    243: "RISC-V",
}
_HEADER = struct.Struct("=4s B B 10x H H")
_SHARED = 3


class NotALibrary(Exception):
    """A file is no shared library of this machine; the text says why."""


def check_library(path: Path) -> None:
    """Check that a file is a shared library of this machine. Raises NotALibrary, or OSError if it cannot be read."""
    target, elf_type = _read(path)
    host, _ = _read(Path("/proc/self/exe"))
    if target != host:
        raise NotALibrary(f"it is for {target}, this Python runs on {host}; name a library that was built for {host}")
    if elf_type != _SHARED:
        raise NotALibrary("it is an ELF file, but no shared library; build it with cc -shared")


def _read(path: Path) -> tuple[str, int]:
    """Return the machine and the ELF type of a file."""
    with path.open("rb") as file:
        content = file.read(_HEADER.size)
    if len(content) < _HEADER.size or content[:4] != b"\x7fELF":
        raise NotALibrary(f"it is no shared library: it starts with {content[:8]!r}, wanted an ELF header")
    _, bits, order, elf_type, machine = _HEADER.unpack(content)
    if order == 2:
        elf_type, machine = (int.from_bytes(value.to_bytes(2, "little"), "big") for value in (elf_type, machine))
    encoding = f"{32 * bits} bits, {'big' if order == 2 else 'little'}-endian"
    return f"{_MACHINES.get(machine, f'machine {machine}')} ({encoding})", elf_type
