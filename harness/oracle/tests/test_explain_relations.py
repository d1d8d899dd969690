"""Tests of what wrong elements have to do with expected ones, inputs and places: told only where it holds."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.oracle.tests.test_explain import RAMP, report

# Values from -12 to 12, not in order.
LINE = (np.arange(25, dtype=np.float32) * 7 % 25) - 12


def hints(code: T, expected: object, got: object, inputs: object = ()) -> list[str]:
    lines = report(code, expected, got, inputs).splitlines()
    return [line.strip() for line in lines[1:] if not line.startswith("  also at")]


def test_wrong_beyond_a_magnitude_of_an_input() -> None:
    expected = np.tanh(LINE / 8)
    got = np.where(np.abs(LINE) >= 8, np.sign(LINE), expected)
    assert hints(T.TENSOR_FLOAT32, expected, got, [LINE])[0] == (
        "wrong are the elements whose magnitude of input 0 is at least 8, and no other"
    )


def test_wrong_between_two_values_of_an_input() -> None:
    expected = LINE * 3
    got = np.where((LINE > 2) & (LINE < 7), expected + LINE * LINE, expected)
    assert hints(T.TENSOR_FLOAT32, expected, got, [None, LINE])[0] == (
        "wrong are the elements whose value of input 1 is at least 3 and at most 6, and no other"
    )


def test_wrong_below_an_expected_value() -> None:
    got = np.where(LINE < -5, LINE * LINE, LINE)
    assert hints(T.TENSOR_FLOAT32, LINE, got)[0] == (
        "wrong are the elements whose expected value is at most -6, and no other"
    )


@pytest.mark.parametrize("places", [[3, 9], [1, 6, 12, 20, 24], range(25)])
def test_no_bound_where_none_divides_wrong_from_right_or_few_are_wrong(places: list[int]) -> None:
    got = LINE.copy()
    got[list(places)] += np.arange(len(places), dtype=np.float32) ** 2 + 1
    assert not [each for each in hints(T.TENSOR_FLOAT32, LINE, got, [LINE]) if "no other" in each]


def test_no_bound_of_an_input_that_is_not_finite() -> None:
    values = LINE.copy()
    values[0] = np.nan
    expected = np.arange(25, dtype=np.float32) % 5
    got = np.where(np.abs(LINE) >= 8, expected + 9 + LINE * LINE, expected)
    assert not [each for each in hints(T.TENSOR_FLOAT32, expected, got, [values]) if "no other" in each]


def test_no_bound_of_values_in_order() -> None:
    line = np.sort(LINE)
    got = np.where(line > 6, line * line, line)
    assert hints(T.TENSOR_FLOAT32, line, got) == ["the first 19 elements are right, all after them are wrong"]


@pytest.mark.parametrize(("bits", "index"), [(8, 300), (16, 70_000)])
def test_an_integer_of_few_bits(bits: int, index: int) -> None:
    found = hints(T.TENSOR_INT32, [1, index], [1, index % 2**bits])
    assert found == [f"each wrong element is the lowest {bits} bits of the expected one"]


def test_another_integer_is_none_of_few_bits() -> None:
    assert hints(T.TENSOR_INT32, [1, 300], [1, 45]) == []


def test_reciprocals() -> None:
    expected = np.array([2, 4, 5, 8, 10], np.float32)
    assert hints(T.TENSOR_FLOAT32, expected, 1 / expected) == [
        "each wrong element is the reciprocal of the expected one"
    ]


def test_one_value_for_all_that_are_wrong() -> None:
    got = RAMP.copy()
    got.reshape(-1)[[1, 4, 11, 18]] = 6
    assert "each wrong element is 6" in hints(T.TENSOR_FLOAT32, RAMP, got)


def test_truths_have_no_numbers() -> None:
    wrong = np.zeros(8, np.bool_)
    wrong[[1, 2, 4]] = True
    assert hints(T.TENSOR_BOOL8, np.zeros(8, np.bool_), wrong) == []


def test_reversed_along_a_dimension() -> None:
    assert hints(T.TENSOR_FLOAT32, RAMP, np.flip(RAMP, 2))[0] == "the expected values are reversed along dimension 2"


def test_two_dimensions_exchanged() -> None:
    square = np.arange(9, dtype=np.float32).reshape(3, 3)
    assert hints(T.TENSOR_FLOAT32, square, square.T)[0] == ("the expected values have dimensions 0 and 1 exchanged")


def test_the_last_indexes_of_a_dimension() -> None:
    got = RAMP.copy()
    got[..., 2:] += np.arange(12, dtype=np.float32).reshape(1, 2, 3, 2) ** 2 + 1
    assert hints(T.TENSOR_FLOAT32, RAMP, got) == ["only the last 2 of 4 indexes of dimension 3 are wrong"]


@pytest.mark.parametrize(("period", "nth"), [(2, "2nd"), (3, "3rd"), (4, "4th")])
def test_every_so_many_indexes_of_a_dimension(period: int, nth: str) -> None:
    expected = np.arange(48, dtype=np.float32).reshape(2, 24) % 7
    got = expected.copy()
    own = got[:, period - 1 :: period]
    own += np.arange(own.size, dtype=np.float32).reshape(own.shape) + 1
    told = f"only every {nth} index of dimension 1 is wrong, from {period - 1} on"
    assert hints(T.TENSOR_FLOAT32, expected, got) == [told]


def test_scattered_places_are_of_no_pattern() -> None:
    expected = np.arange(36, dtype=np.float32).reshape(6, 6) % 5
    got = expected.copy()
    got.reshape(-1)[[0, 8, 15, 22]] += np.array([1, 3, 7, 2], np.float32)
    assert hints(T.TENSOR_FLOAT32, expected, got) == []


def test_what_was_read_at_the_worst_element() -> None:
    got = LINE * 2
    got[4] += 9
    found = hints(T.TENSOR_FLOAT32, LINE * 2, got, [LINE, None, np.ones(3, np.float32), LINE + 1])
    assert found == ["at the worst input 0 is -9, input 3 is -8"]


def test_the_last_element_alone() -> None:
    got = RAMP.copy()
    got[-1, -1, -1, -1] += 1
    assert hints(T.TENSOR_FLOAT32, RAMP, got) == ["only the last element is wrong"]
    got[0, 0, 0, 0], got[-1, -1, -1, -1] = 9, RAMP[-1, -1, -1, -1]
    assert hints(T.TENSOR_FLOAT32, RAMP, got) == []


def test_no_bound_that_one_of_many_values_gives_by_chance() -> None:
    drawn = np.random.default_rng(1)
    expected = drawn.permutation(np.arange(12, dtype=np.float32))
    inputs = [drawn.permutation(np.arange(12, dtype=np.float32)) for _ in range(12)]
    got = np.where(inputs[5] > 8, expected + drawn.permutation(np.arange(12)) ** 2 + 1, expected)
    assert not [
        each for each in hints(T.TENSOR_FLOAT32, expected, got, inputs) if "no other" in each or "worst" in each
    ]


def test_no_bound_where_every_element_is_one_value() -> None:
    assert hints(T.TENSOR_FLOAT32, LINE, np.zeros_like(LINE)) == ["every element is 0", "each wrong element is 0"]
