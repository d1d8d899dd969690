"""What a library file is for, read from its ELF header: the linker's own words for a wrong machine are misleading."""

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
    """Raises NotALibrary, or OSError when the file cannot be read."""
    target, kind = _read(path)
    host, _ = _read(Path("/proc/self/exe"))
    if target != host:
        raise NotALibrary(f"it is for {target}, this Python runs on {host}; name a library that was built for {host}")
    if kind != _SHARED:
        raise NotALibrary("it is an ELF file, but no shared library; build it with cc -shared")


def _read(path: Path) -> tuple[str, int]:
    """The machine and the kind of file."""
    with path.open("rb") as file:
        content = file.read(_HEADER.size)
    if len(content) < _HEADER.size or content[:4] != b"\x7fELF":
        raise NotALibrary(f"it is no shared library: it starts with {content[:8]!r}, wanted an ELF header")
    _, bits, order, kind, machine = _HEADER.unpack(content)
    if order == 2:
        kind, machine = (int.from_bytes(value.to_bytes(2, "little"), "big") for value in (kind, machine))
    words = f"{32 * bits} bits, {'big' if order == 2 else 'little'}-endian"
    return f"{_MACHINES.get(machine, f'machine {machine}')} ({words})", kind
