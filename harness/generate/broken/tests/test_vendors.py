"""The mutants of calls of a vendor extension: each is valid but for a rule of the extension's definition."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.extensions.bundled import fibonacci
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import find_family
from nnconform.harness.generate.broken.models import vendors
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.validate.model import validate_model

CASES = read_spec(Path(fibonacci.__file__).with_name("fibonacci.mod.py"))
FAMILY = find_family("vendor_rule")


def rules_of(case):
    rules = set()
    for mutant in FAMILY.mutants(Base(case.model)):
        model = mutant.mutation.build()
        validate_model(model)
        with pytest.raises(ValidationError) as refused:
            Vendors(model, known_vendors()).check()
        rules.add(refused.value.rule)
    return rules


def test_every_rule_of_an_operand_and_a_call_is_broken():
    assert rules_of(CASES[0]) == {
        "type of com.nnconform.fibonacci", "dimensions of a scalar", "extension data of an INT64", "extension data",
        "scale", "operand types", "rank of the output",
    }  # fmt: skip


def test_operations_of_the_hal_beside_it_stay_as_they_are():
    case = next(each for each in CASES if "RELU" in each.operations())
    mutants = list(FAMILY.mutants(Base(case.model)))
    assert mutants
    for mutant in mutants:
        assert mutant.mutation.build().main.operations[1] == case.model.main.operations[1]


def test_what_the_vendor_breaks_himself(monkeypatch):
    """Models that turn out to be valid are left out."""
    model = CASES[0].model
    n, numbers = model.main.operands

    def broken(base):
        yield "nothing", base
        yield "no data", replace(base, main=replace(base.main, operands=(n, replace(numbers, extra_params=None))))

    vendor = replace(fibonacci.VENDOR, broken=broken)
    monkeypatch.setattr(vendors, "known_vendors", lambda: {vendor.name: vendor})
    own = [each for each in FAMILY.mutants(Base(model)) if each.mutation.about == vendor.name]
    assert [each.mutation.after for each in own] == ["no data"]


def test_extensions_that_nobody_defines_are_left_alone():
    model = replace(CASES[0].model, extension_name_to_prefix=(("com.example.nobodys", 1),))
    assert list(FAMILY.mutants(Base(model))) == []
