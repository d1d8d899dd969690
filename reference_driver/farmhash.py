"""FarmHash's Fingerprint64, for many messages of one length at once.

Source: the published definition of the function (FarmHash, namespace farmhashna, Hash64), which is final: fingerprints
are the same on every machine.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.uint64]

_K0 = np.uint64(0xC3A5C85C97CB3127)
_K1 = np.uint64(0xB492B66FBE98F273)
_K2 = np.uint64(0x9AE16A3B2F90404F)


def _u64(value: int) -> np.uint64:
    return np.uint64(value)


def _rotate(words: Words, right: int) -> Words:
    return (words >> _u64(right)) | (words << _u64(64 - right))


def _mix(words: Words) -> Words:
    return words ^ (words >> _u64(47))


def _join(u: Words, v: Words, factor: Words | np.uint64) -> Words:
    return _mix((v ^ _mix((u ^ v) * factor)) * factor) * factor


class _Messages:
    """Rows of bytes, read as little-endian words."""

    def __init__(self, rows: npt.NDArray[np.uint8]) -> None:
        self.rows, self.length = rows, rows.shape[1]

    def word(self, at: int) -> Words:
        return np.ascontiguousarray(self.rows[:, at : at + 8]).view("<u8")[:, 0]

    def half(self, at: int) -> Words:
        return np.ascontiguousarray(self.rows[:, at : at + 4]).view("<u4")[:, 0].astype(np.uint64)

    def byte(self, at: int) -> Words:
        return self.rows[:, at].astype(np.uint64)


def fingerprint64(rows: npt.NDArray[np.uint8]) -> Words:
    """Return the ``[n]`` fingerprints of ``[n, length]`` bytes."""
    messages = _Messages(rows)
    for longest, compute in ((16, _up_to_16), (32, _up_to_32), (64, _up_to_64)):
        if messages.length <= longest:
            return compute(messages)
    return _longer(messages)


def _up_to_16(m: _Messages) -> Words:
    length = m.length
    factor = _K2 + _u64(2 * length)
    if length >= 8:
        a, b = m.word(0) + _K2, m.word(length - 8)
        return _join(_rotate(b, 37) * factor + a, (_rotate(a, 25) + b) * factor, factor)
    if length >= 4:
        return _join(_u64(length) + (m.half(0) << _u64(3)), m.half(length - 4), factor)
    if length:
        y = m.byte(0) + (m.byte(length // 2) << _u64(8))
        z = _u64(length) + (m.byte(length - 1) << _u64(2))
        return _mix(y * _K2 ^ z * _K0) * _K2
    return np.full(len(m.rows), _K2)


def _ends(m: _Messages, factor: np.uint64, first: np.uint64) -> tuple[Words, Words, Words]:
    """Return the hash of the first and last 16 bytes: two words to join, and the first word times ``first``."""
    a, b = m.word(0) * first, m.word(8)
    c, d = m.word(m.length - 8) * factor, m.word(m.length - 16) * _K2
    return _rotate(a + b, 43) + _rotate(c, 30) + d, a + _rotate(b + _K2, 18) + c, a


def _up_to_32(m: _Messages) -> Words:
    factor = _K2 + _u64(2 * m.length)
    y, z, _ = _ends(m, factor, _K1)
    return _join(y, z, factor)


def _up_to_64(m: _Messages) -> Words:
    factor = _K2 + _u64(2 * m.length)
    y, z, a = _ends(m, factor, _K2)
    z = _join(y, z, factor)
    e, f = m.word(16) * factor, m.word(24)
    g, h = (y + m.word(m.length - 32)) * factor, (z + m.word(m.length - 24)) * factor
    return _join(_rotate(e + f, 43) + _rotate(g, 30) + h, e + _rotate(f + a, 18) + g, factor)


def _weak(m: _Messages, at: int, a: Words, b: Words) -> tuple[Words, Words]:
    """Mix 32 bytes into a pair of words."""
    w, x, y, z = (m.word(at + offset) for offset in (0, 8, 16, 24))
    a = a + w
    b = _rotate(b + a + z, 21)
    total = a + x + y
    return total + z, b + _rotate(total, 44) + a


class _State:
    """The hash state of seven words, which consumes 64 bytes at a time."""

    def __init__(self, m: _Messages) -> None:
        seed = np.full(len(m.rows), 81, np.uint64)
        self.x = seed * _K2 + m.word(0)
        self.y = seed * _K1 + _u64(113)
        self.z = _mix(self.y * _K2 + _u64(113)) * _K2
        self.v = self.w = (np.zeros_like(seed), np.zeros_like(seed))

    def take(self, m: _Messages, at: int, factor: Words | np.uint64, weight: int) -> None:
        """Consume 64 bytes from ``at``; the last block weights the pairs by ``weight``."""
        v, w, times = self.v, self.w, _u64(weight)
        x = _rotate(self.x + self.y + v[0] + m.word(at + 8), 37) * factor ^ w[1] * times
        y = _rotate(self.y + v[1] + m.word(at + 48), 42) * factor + v[0] * times + m.word(at + 40)
        z = _rotate(self.z + w[0], 33) * factor
        self.v = _weak(m, at, v[1] * factor, x + w[0])
        self.w = _weak(m, at + 32, z + w[1], y + m.word(at + 16))
        self.x, self.y, self.z = z, y, x


def _longer(m: _Messages) -> Words:
    state = _State(m)
    tail = (m.length - 1) % 64
    for at in range(0, m.length - 1 - tail, 64):
        state.take(m, at, _K1, 1)
    factor = _K1 + ((state.z & _u64(0xFF)) << _u64(1))
    w = state.w[0] + _u64(tail)
    v = state.v[0] + w
    state.v, state.w = (v, state.v[1]), (w + v, state.w[1])
    state.take(m, m.length - 64, factor, 9)
    u = _join(state.v[0], state.w[0], factor) + _mix(state.y) * _K0 + state.z
    return _join(u, _join(state.v[1], state.w[1], factor) + state.x, factor)
