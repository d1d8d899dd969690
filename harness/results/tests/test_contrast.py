"""Tests of what failing cases have in common: a condition is told that the evidence supports, and else none."""

from __future__ import annotations

import random

from nnconform.harness.results.contrast import Traits, conditions


def cases(seed: int, count: int = 120) -> list[Traits]:
    """Return drawn cases of a convolution."""
    chosen = random.Random(seed)
    return [
        {
            "the form is": chosen.choice(["explicit_padding", "implicit_padding"]),
            "`filter` is": chosen.choice(["a constant", "an input of the model"]),
            "the type of `input` is": chosen.choice(["TENSOR_FLOAT32", "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM"]),
            "`stride_width` =": chosen.choice([1, 1, 2, 3]),
            "`dilation_width` =": chosen.choice([1, 1, 1, 2]),
            "the extent c_out =": chosen.randrange(1, 40),
            "the extent b =": chosen.randrange(1, 5),
            "the largest element of `input` =": chosen.uniform(0, 100),
        }
        for _ in range(count)
    ]


def told(drawn: list[Traits], fails: object) -> list[str]:
    assert callable(fails)
    found = conditions([each for each in drawn if fails(each)], [each for each in drawn if not fails(each)])
    return [each.says for each in found]


def test_a_word() -> None:
    assert told(cases(1), lambda each: each["`filter` is"] == "an input of the model") == [
        "`filter` is an input of the model"
    ]


def test_a_bound_and_a_number() -> None:
    assert told(cases(2), lambda each: each["`stride_width` ="] >= 2) == ["`stride_width` >= 2"]
    assert told(cases(3), lambda each: each["the extent b ="] == 3) == ["the extent b = 3"]
    assert told(cases(3), lambda each: each["the largest element of `input` ="] > 60)[0].startswith(
        "the largest element of `input` >= 6"
    )


def test_no_multiple() -> None:
    assert told(cases(4), lambda each: each["the extent c_out ="] % 8) == ["the extent c_out is no multiple of 8"]


def test_two_things_that_come_together() -> None:
    (says,) = told(
        cases(5, 300),
        lambda each: each["`dilation_width` ="] > 1 and each["the type of `input` is"] == "TENSOR_QUANT8_ASYMM",
    )
    assert set(says.split(" and ")) == {"the type of `input` is TENSOR_QUANT8_ASYMM", "`dilation_width` = 2"}


def test_one_of_two_types() -> None:
    (says,) = told(cases(6), lambda each: each["the type of `input` is"] != "TENSOR_FLOAT32")
    assert set(says.removeprefix("the type of `input` is ").split(" or ")) == {"TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM"}


def test_two_causes_are_two_conditions() -> None:
    found = told(
        cases(7, 300), lambda each: each["`stride_width` ="] == 3 or each["`filter` is"] == "an input of the model"
    )
    assert set(found) == {"`filter` is an input of the model", "`stride_width` = 3"}


def test_not_every_case_shows_it() -> None:
    drawn = cases(8, 200)
    shown = random.Random(0)
    failing = [each for each in drawn if each["`stride_width` ="] == 2 and shown.random() < 0.8]
    (found,) = conditions(failing, [each for each in drawn if each not in failing])
    assert found.says == "`stride_width` = 2"
    assert (found.failing, found.of_failing) == (len(failing), len(failing))
    assert 0 < found.passing < found.of_passing
    assert str(found) == (
        f"`stride_width` = 2: all {len(failing)} failing cases, {found.passing} of {found.of_passing} passing ones"
    )


def test_what_holds_of_the_same_cases_is_told_too() -> None:
    drawn = [{**each, "the twin is": each["`filter` is"]} for each in cases(9)]
    failing = [each for each in drawn if each["`filter` is"] == "a constant"]
    (found,) = conditions(failing, [each for each in drawn if each not in failing])
    assert found.alike == ("the twin is a constant",)
    assert str(found).endswith("(the same cases: the twin is a constant)")


def test_silent_about_failures_that_nothing_tells_apart() -> None:
    for seed in range(30):
        drawn, blind = cases(seed), random.Random(seed)
        failing = blind.sample(drawn, blind.choice([1, 2, 5, 20, 60]))
        assert not conditions(failing, [each for each in drawn if each not in failing])


def test_silent_about_few_cases() -> None:
    drawn = cases(10)
    assert not conditions(drawn[:1], drawn[1:])
    assert not conditions(drawn[:2], drawn[2:6])
    assert not conditions([], drawn)
    assert not conditions([{}] * 9, [{}] * 9)


def test_every_case_fails() -> None:
    (found,) = conditions(cases(11, 9), [])
    assert str(found) == "every case fails, 9 in all"
    assert not conditions(cases(11, 4), [])
