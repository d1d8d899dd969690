"""Operands that are equal are one object in all cases of a spec: what is known of a call is kept by their identity."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nnconform.harness.spec.tests.spec_text import by_name, cases_of
from nnconform.harness.validate import calls
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import check_operation

TWICE = """
a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Parameter("b", ("TENSOR_FLOAT32", [2]), [3, 4])
c = Output("c", ("TENSOR_FLOAT32", [2]))
Model().Operation("ADD", a, b, 0).To(c)
Example({a: [1, 2], c: [4, 6]}).AddVariations("relaxed", "float16").DisableLifeTimeVariation()
"""


def test_what_is_equal_is_shared(tmp_path):
    cases = by_name(cases_of(tmp_path, TWICE))
    plain, relaxed, half = (cases[name].model.main.operands for name in ("", "relaxed", "float16"))
    assert all(one is other for one, other in zip(plain, relaxed, strict=True))
    # Only the activation has the same type.
    assert [one is other for one, other in zip(plain, half, strict=True)] == [False, False, False, False]
    assert [one == other for one, other in pairwise((plain, relaxed, half))] == [True, False]


def test_an_equal_call_is_checked_once(tmp_path, monkeypatch: pytest.MonkeyPatch):
    checked: list[object] = []

    def counted(call):
        checked.append(call)
        return check_operation(call)

    monkeypatch.setattr(calls, "check_operation", counted)
    monkeypatch.setattr(calls, "_verdicts", {})
    for case in cases_of(tmp_path, TWICE):
        validate_model(case.model)
    assert len(checked) == 2
