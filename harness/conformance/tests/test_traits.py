"""Tests of the traits of a case: what its call is like, by the names of the definition."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.conformance.traits import traits_of
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import read_cases


def suite_cases(name: str) -> list[Case]:
    return read_cases(Path(suite_folder()) / "specs" / "generated" / name)


def test_a_convolution() -> None:
    case = next(each for each in suite_cases("conv_2d.jsonl") if "explicit" in each.name and "SIGNED" in each.name)
    traits = traits_of(case)
    assert traits["the form is"] == "explicit_padding"
    assert traits["the type of `input` is"] == "TENSOR_QUANT8_ASYMM_SIGNED"
    assert {"`stride_width` =", "`padding_left` =", "the extent c_in =", "the extent filter_h ="} <= set(traits)
    assert "the zero point of `input` =" in traits
    assert "the extent out_h of `output` =" in traits


def test_a_small_tensor_is_told_by_element_and_where_it_comes_from() -> None:
    traits = [traits_of(each) for each in suite_cases("pad.jsonl")]
    assert {each["`paddings` is"] for each in traits} == {"a constant", "an input of the model"}
    assert all("element 0 of `paddings` =" in each for each in traits)


def test_shapes_of_two_inputs() -> None:
    told = {traits_of(each).get("`lhs` and `rhs` have") for each in suite_cases("arithmetic.jsonl")}
    assert {"one shape", "shapes that broadcast"} <= told


def test_a_variation_keeps_the_values_behind_what_it_added() -> None:
    cases = read_cases(Path(suite_folder()) / "specs" / "fully_connected.mod.py")
    inner = next(each for each in cases if each.name.endswith("_all_inputs_as_internal"))
    plain = next(each for each in cases if each.name == inner.name.removesuffix("_all_inputs_as_internal"))
    own, of_plain = traits_of(inner), traits_of(plain)
    assert own["`input` is"] == "an intermediate result"
    assert own["the largest element of `input` ="] == of_plain["the largest element of `input` ="]
    assert {name for name in own if own[name] != of_plain.get(name)} == {"`input` is"}


def test_none_of_a_case_of_several_operations() -> None:
    cases = read_cases(Path(suite_folder()) / "specs" / "control_flow.mod.py")
    several = next(each for each in cases if len(each.operations()) > 1)
    assert traits_of(several) == {}


@pytest.mark.parametrize("name", ["conv_2d", "lstm", "proposals", "concatenation", "quantize", "reduce", "split"])
def test_every_trait_is_a_word_or_a_finite_number(name: str) -> None:
    for case in suite_cases(f"{name}.jsonl"):
        traits = traits_of(case)
        assert traits
        for key, value in traits.items():
            assert isinstance(value, int | float) if key.endswith(" =") else isinstance(value, str), key
