"""Damage to files: edits of single bytes, numbers and pieces, drawn from choices."""

from __future__ import annotations

import struct

from nnconform.harness.generate.choices import Choices

# Numbers of 32 bits that readers take for sizes, offsets and counts.
_NUMBERS = (0, 1, 2, 4, 7, 8, 127, 128, 255, 256, 65535, 65536, 2**24, 2**31 - 1, 2**31, 2**32 - 4, 2**32 - 1)
_BYTES = (0, 1, 0x7F, 0x80, 0xFF, 0x22, 0x2D, 0x5B, 0x7B)
_LONGEST = 64


def damage(content: bytes, choices: Choices, most: int) -> bytes:
    """Return the content after up to ``most`` edits; each is a span of the choices."""
    data = bytearray(content)
    for _ in range(choices.integer(0, most)):
        begin = len(choices.sequence)
        _edit(data, choices)
        choices.mark_span(begin)
    return bytes(data)


def _edit(data: bytearray, choices: Choices) -> None:
    kind, place = choices.integer(0, 6), choices.integer(0, max(0, len(data) - 1))
    match kind:
        case 0:
            data[place : place + 1] = bytes([choices.pick(_BYTES)])
        case 1:
            data[place : place + 1] = bytes([choices.integer(0, 255)])
        case 2:
            # Numbers of binary formats are aligned.
            data[place & ~3 : (place & ~3) + 4] = struct.pack("<I", choices.pick(_NUMBERS))
        case 3:
            del data[place : place + choices.integer(1, _LONGEST)]
        case 4:
            source = choices.integer(0, max(0, len(data) - 1))
            data[place:place] = data[source : source + choices.integer(1, _LONGEST)]
        case 5:
            data[place : place + 1] = bytes([(data[place] if data else 0) ^ 1 << choices.integer(0, 7)])
        case _:
            del data[place:]
