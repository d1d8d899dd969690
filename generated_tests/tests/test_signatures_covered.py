"""Every signature of every operation of a family is called by a case of its spec, with each optional argument and
without.
"""

from __future__ import annotations

import pytest

from nnconform.generated_tests.tests.specs import FAMILIES, operations, plain_cases
from nnconform.harness.model.codes import OperandLifeTime, OperationType
from nnconform.harness.ops.schema import Omission
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import FAMILY, TABLE


def calls(family):
    """Yield ``(operation, form, types, argument, is present)`` for each argument of each call in the spec."""
    for case in plain_cases(family):
        graph = case.model.main
        for step in graph.operations if not case.expect_failure else ():
            types = [tuple(graph.operands[index].type for index in indexes) for indexes in (step.inputs, step.outputs)]
            called = select(step.type, *types)
            for name, index in (bind(called.form.inputs, step.inputs) or {}).items():
                empty = OperandLifeTime.NO_VALUE
                there = index is not None and (isinstance(index, list) or graph.operands[index].lifetime != empty)
                yield called.op.code, called.form.name, str(called.row), name, there


def wanted(code):
    """Yield the same for all signatures of the operation's definition."""
    for signature in TABLE[code].signatures():
        for argument in signature.form.inputs:
            yield code, signature.form.name, str(signature.row), argument.name, True
            if argument.omission is not Omission.NEVER:
                yield code, signature.form.name, str(signature.row), argument.name, False


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_signature_is_called(family):
    assert operations(family), (
        f"specs/{family}.mod.py: harness/ops/defs has no {family}.py; it has {sorted(set(FAMILY.values()))}"
    )
    called = set(calls(family))
    missing = [each for code in operations(family) for each in wanted(code) if each not in called]
    text = "\n".join(
        f"{OperationType(code).name} {form} {row}: {name} {'given' if there else 'left out'}"
        for code, form, row, name, there in missing
    )
    assert not missing, f"specs/{family}.mod.py has no case for\n{text}"
