"""The part of MessagePack that the service protocol uses, in both directions."""

import struct
from typing import Any, Dict, List

from nnconform_driver.errors import ProtocolError

# Bounds on what a short message may cost; valid ones stay far below.
_DEEPEST = 64
_MOST_VALUES = 1 << 22

_NUMBERS = {
    0xCA: ">f",
    0xCB: ">d",
    0xCC: ">B",
    0xCD: ">H",
    0xCE: ">I",
    0xCF: ">Q",
    0xD0: ">b",
    0xD1: ">h",
    0xD2: ">i",
    0xD3: ">q",
}
_SCALARS = {tag: struct.Struct(layout) for tag, layout in _NUMBERS.items()}
_CONSTANTS = {0xC0: None, 0xC2: False, 0xC3: True}
# Of those whose tag is followed by a length: the number of its bytes.
_BINARY = {0xC4: 1, 0xC5: 2, 0xC6: 4}
_TEXT = {0xD9: 1, 0xDA: 2, 0xDB: 4}
_ARRAY = {0xDC: 2, 0xDD: 4}
_MAP = {0xDE: 2, 0xDF: 4}


def decode(payload: bytes) -> Any:
    """Return the one value of a payload. Raises ProtocolError."""
    reader = _Reader(payload)
    try:
        value = reader.value(0)
    except (IndexError, struct.error):
        raise ProtocolError("the payload is truncated") from None
    except UnicodeDecodeError:
        raise ProtocolError("a text is no UTF-8") from None
    except TypeError:
        raise ProtocolError("the key of a map is a list or a map") from None
    if reader.place != len(payload):
        raise ProtocolError(f"{len(payload) - reader.place} bytes follow the message")
    return value


class _Reader:
    def __init__(self, payload: bytes) -> None:
        self._payload, self.place, self._values = payload, 0, 0

    def value(self, depth: int) -> Any:
        self._values += 1
        if depth > _DEEPEST or self._values > _MOST_VALUES:
            raise ProtocolError("the message is nested too deep, or has too many values")
        tag = self._payload[self.place]
        self.place += 1
        if tag < 0x80:
            return tag
        if tag >= 0xE0:
            return tag - 256
        if tag < 0x90:
            return self._map(tag & 15, depth)
        if tag < 0xA0:
            return self._array(tag & 15, depth)
        if tag < 0xC0:
            return self._bytes(tag & 31).decode()
        return self._tagged(tag, depth)

    def _tagged(self, tag: int, depth: int) -> Any:
        if tag in _CONSTANTS:
            return _CONSTANTS[tag]
        if tag in _SCALARS:
            layout = _SCALARS[tag]
            (number,) = layout.unpack_from(self._payload, self.place)
            self.place += layout.size
            return number
        if tag in _BINARY:
            return self._bytes(self._length(_BINARY[tag]))
        if tag in _TEXT:
            return self._bytes(self._length(_TEXT[tag])).decode()
        if tag in _ARRAY:
            return self._array(self._length(_ARRAY[tag]), depth)
        if tag in _MAP:
            return self._map(self._length(_MAP[tag]), depth)
        raise ProtocolError(f"the protocol has no values with the tag {tag:#x}")

    def _length(self, size: int) -> int:
        return int.from_bytes(self._bytes(size), "big")

    def _bytes(self, count: int) -> bytes:
        end = self.place + count
        if end > len(self._payload):
            raise IndexError
        found = self._payload[self.place : end]
        self.place = end
        return found

    def _array(self, count: int, depth: int) -> List[Any]:
        found = []
        # Grows with what is there: the count cannot be trusted.
        for _ in range(count):
            found.append(self.value(depth + 1))
        return found

    def _map(self, count: int, depth: int) -> Dict[Any, Any]:
        found = {}
        for _ in range(count):
            key = self.value(depth + 1)
            found[key] = self.value(depth + 1)
        return found


def encode(value: Any) -> bytes:
    """Return a value as a payload; a named tuple is a map of its fields. Raises TypeError or ValueError for what the
    protocol does not have.
    """
    out = bytearray()
    _append(out, value)
    return bytes(out)


def _append(out: bytearray, value: Any) -> None:
    if value is None:
        out.append(0xC0)
    elif isinstance(value, bool):
        out.append(0xC3 if value else 0xC2)
    elif isinstance(value, int):
        _append_integer(out, int(value))
    elif isinstance(value, float):
        out.append(0xCB)
        out += struct.pack(">d", value)
    elif isinstance(value, str):
        text = value.encode("utf-8", "replace")
        out += struct.pack(">BI", 0xDB, len(text))
        out += text
    elif isinstance(value, (bytes, bytearray, memoryview)):
        content = bytes(value)
        out += struct.pack(">BI", 0xC6, len(content))
        out += content
    elif isinstance(value, dict) or hasattr(value, "_asdict"):
        items = value if isinstance(value, dict) else value._asdict()
        out += struct.pack(">BI", 0xDF, len(items))
        for key, item in items.items():
            _append(out, key)
            _append(out, item)
    elif isinstance(value, (list, tuple, frozenset, set)):
        out += struct.pack(">BI", 0xDD, len(value))
        for item in value:
            _append(out, item)
    elif hasattr(value, "item"):  # a number of numpy
        _append(out, value.item())
    else:
        raise TypeError(f"a {type(value).__name__} is no value of the protocol")


def _append_integer(out: bytearray, number: int) -> None:
    if 0 <= number < 0x80:
        out.append(number)
    elif 0 <= number < 1 << 64:
        out += struct.pack(">BQ", 0xCF, number)
    elif -(1 << 63) <= number < 0:
        out += struct.pack(">Bq", 0xD3, number)
    else:
        raise ValueError(f"the number {number} has more than 64 bits")
