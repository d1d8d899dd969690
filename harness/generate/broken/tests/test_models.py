"""Mutants of models are invalid, for the reason that their family says, and can be remade from their number."""

from __future__ import annotations

import re

import pytest

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutant, families, find_family
from nnconform.harness.generate.broken.tests.bases import by_hand, one_per_operation
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.validate.model import validate_model
from nnconform.reference_driver.faulty.validation import RULES as RULES_OF_HIDL
from nnconform.reference_driver.faulty.validation import RULES_OF_AIDL

# ``RULES`` has the names of the rules that each family is meant to break. Breaking another one would be a different
# mutation, which a driver that overlooks the family's rules does not accept.
ARGUMENTS = {"execution_preference": ("preference", ExecutionPreference), "priority": ("priority", Priority)}
# The step between the mutants of drawn models that are tried: the command ``nnconform mutate`` tries all.
STEP = 7


def refusal(mutant: Mutant) -> str:
    """Return the rule that the validator reports as broken, "" if none."""
    try:
        validate_model(mutant.mutation.build())
    except ValidationError as error:
        return error.rule
    return ""


RULES = RULES_OF_HIDL | RULES_OF_AIDL
# Breaks the rules of vendors, which are not among the contract's: test_vendors.
VENDORS = "vendor_rule"


def test_every_family_is_known_here() -> None:
    assert set(families()) == RULES.keys() | ARGUMENTS.keys() | {VENDORS}
    assert [name for name, family in families().items() if not family.rule] == []


@pytest.mark.parametrize("name", RULES)
def test_breaks_what_it_says(name: str) -> None:
    count = 0
    for base in by_hand().values():
        for mutant in find_family(name).mutants(base):
            count += 1
            assert re.fullmatch(RULES[name], refusal(mutant)), mutant
    assert count, "no model of the checks can be broken so"


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("name", RULES)
def test_breaks_every_operation(name: str) -> None:
    tried = 0
    for operation, base in one_per_operation().items():
        for mutant in find_family(name).mutants(base):
            tried += 1
            if tried % STEP == 0:
                assert re.fullmatch(RULES[name], refusal(mutant)), (operation, mutant)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_breaks_an_argument(name: str) -> None:
    argument, known = ARGUMENTS[name]
    for mutant in find_family(name).mutants(by_hand()["add_float32"]):
        assert refusal(mutant) == ""
        assert mutant.mutation.arguments[argument] not in frozenset(known)
        assert not find_family(name).queried


@pytest.mark.parametrize("name", RULES)
def test_mutants_are_different_and_can_be_remade(name: str) -> None:
    base = by_hand()["while_float32"]
    seen = [mutant.mutation.build() for mutant in find_family(name).mutants(base)]
    for number, model in enumerate(seen):
        second = find_family(name).mutant(base, number)
        assert second.mutation.build() == model or "pool" in name
        assert model != base.model
        before, after = second.lines()
        assert before != after
        assert "\n" not in before + after
    assert len(set(seen)) == len(seen)


def test_a_number_that_is_not_there() -> None:
    base = by_hand()["add_float32"]
    count = sum(1 for _ in find_family("operand_scale").mutants(base))
    with pytest.raises(UsageError, match=f"has {count} mutants of this: there is no number {count}"):
        find_family("operand_scale").mutant(base, count)
    with pytest.raises(UsageError, match=r"no family is called 'scale'; .*families: .*operand_scale"):
        find_family("scale")


@pytest.mark.parametrize("name", RULES)
def test_a_driver_that_overlooks_the_rule_takes_it(name: str) -> None:
    fault = "rule_of_aidl_overlooked" if name in RULES_OF_AIDL else "rule_overlooked"
    device = open_driver(f"inproc:reference_driver.faulty?fault=validation.{fault}&family={name}")
    mutant = next(each for base in by_hand().values() for each in find_family(name).mutants(base))
    model = mutant.mutation.build()
    assert device.supported_operations(model) == (ErrorStatus.NONE, (True,) * len(model.main.operations))
    got: list[tuple[ErrorStatus, PreparedModel | None]] = []
    assert device.prepare_model(model, callback=lambda *message: got.append(message)) == ErrorStatus.NONE
    device.close()
    assert [(status, prepared is not None) for status, prepared in got] == [(ErrorStatus.NONE, True)]


def test_says_where() -> None:
    base: Base = by_hand()["conv_per_channel"]
    mutant = next(iter(find_family("channel_scale").mutants(base)))
    assert mutant.place == "main.operands[1] (CONV_2D.filter)"
    before, after = mutant.lines()
    assert "TENSOR_QUANT8_SYMM_PER_CHANNEL[2, 1, 1, 2]" in before
    assert ("(1.0, 0.5)" in before, "(0.0, 0.5)" in after) == (True, True)


def test_the_subgraphs_too() -> None:
    for name in ("operand_scale", "operation_type", "graph_outputs", "remove_operand", "number_of_consumers"):
        mutants = find_family(name).mutants(by_hand()["while_float32"])
        assert {mutant.place.split(".")[0] for mutant in mutants} == {"main", "referenced[0]", "referenced[1]"}
