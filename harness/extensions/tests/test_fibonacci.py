"""The example of an extension: its data in bytes."""

from __future__ import annotations

import pytest

from nnconform.harness.extensions.bundled.fibonacci import EXTENSION, NAME, FibonacciQuantisation


def test_extension_data_are_a_double_and_an_integer() -> None:
    data = FibonacciQuantisation(0.5, -3).pack()
    assert data.hex() == "000000000000e03f" + "fdffffffffffffff"
    assert FibonacciQuantisation.unpack(data) == FibonacciQuantisation(0.5, -3)
    with pytest.raises(ValueError, match="15 bytes, wanted 16"):
        FibonacciQuantisation.unpack(data[:-1])


def test_what_a_driver_says_of_it() -> None:
    assert (EXTENSION.name, [each.byte_size for each in EXTENSION.operand_types]) == (NAME, [8, 8])
