"""Fingerprint64 against the C++ implementation of its authors: results of pyfarmhash 0.5.1."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.reference_driver.farmhash import fingerprint64

# Length: fingerprint of the bytes 0, 1, 2, ...; each way of hashing at both of its ends.
COUNTED = {
    0: 0x9AE16A3B2F90404F,
    1: 0xBE6056EDF5E94B54,
    3: 0x94A13D22E9EBA49A,
    4: 0x82BFFD898958E540,
    7: 0xA2E0BFF20DB0A6A1,
    8: 0xAD5A13E1E8E93B98,
    16: 0x0EFD25A0A34156D4,
    17: 0xBBB6A6F8F20D1F1C,
    32: 0x1A9D8199972CDF49,
    33: 0xE8756EC1CB75524E,
    64: 0xF58504BB53DECC4B,
    65: 0xC6A3282C3E793DBE,
    128: 0x1C484C95F0EA5DD3,
    129: 0xCE8BA3741121083E,
    200: 0x074C7FCC26D66FB3,
}


@pytest.mark.parametrize("length", COUNTED)
def test_counted_bytes(length):
    assert int(fingerprint64(np.arange(length, dtype=np.uint8)[None])[0]) == COUNTED[length]


def test_messages_are_hashed_one_by_one():
    rows = np.frombuffer(b"abcabcdef", np.uint8).reshape(3, 3)
    assert fingerprint64(rows).tolist() == [int(fingerprint64(row[None])[0]) for row in rows]
    assert int(fingerprint64(rows)[0]) == 0x24A5B3A074E7F369
