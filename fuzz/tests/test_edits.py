"""Edits follow from the choices alone, never fail, and leave some models valid and some not."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from dataclasses import replace

import pytest

from nnconform.fuzz.edits import EDITS, edited
from nnconform.fuzz.model_builder import ModelBuilders
from nnconform.fuzz.serialise import parse_input
from nnconform.fuzz.target import find_target
from nnconform.fuzz.targets.model import ModelTarget
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.validate.model import validate_model

CASES = models.cases(HalVersion.V1_3)


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__.strip("_"))
def test_an_edit_of_any_model(edit):
    judged = Counter()
    for number in range(150):
        model = CASES[number % len(CASES)].model
        choices = Choices.from_seed(number)
        made = after(edit, model, choices)
        try:
            validate_model(made)
        except ValidationError:
            judged["broken"] += 1
        else:
            judged["valid"] += 1
        assert repr(after(edit, model, Choices.from_list(choices.taken))) == repr(made)
    assert judged["broken"] > 10


def after(edit, model, choices):
    drafts = ModelBuilders(model)
    edit(drafts.at(choices.integer(0, len(model.referenced))), choices)
    return drafts.finished()


def test_what_must_agree_can_be_changed_together():
    """Extents and scales at the ends of their ranges, in models that are valid: a driver has to take them."""
    scales, extents = set(), set()
    target = ModelTarget(Session("inproc:reference_driver"))
    source = random.Random(8)
    for _ in range(4000):
        made = target.make(Choices.from_bytes(source.randbytes(80)))
        if made is None or len(made.edits) != 1:
            continue
        with contextlib.suppress(ValidationError):
            validate_model(made.model)
            scales |= {each.scale for each in made.model.main.operands}
            extents |= {extent for each in made.model.main.operands for extent in each.dimensions}
    assert min(scales - {0.0}) < 1e-38
    assert max(scales) > 1e30
    assert len({extent for extent in extents if extent > 100}) > 5


def test_a_constant_grows_with_its_dimensions():
    graph = Subgraph(
        (Operand(OperandType.TENSOR_INT32, (2,), OperandLifeTime.CONSTANT_COPY, location=DataLocation(0, 0, 8)),),
        (Operation(OperationType.ADD, (0, 0), ()),),
        (),
        (),
    )
    drafts = ModelBuilders(Model(graph, operand_values=bytes([1, 0, 0, 0, 2, 0, 0, 0])))
    draft = drafts.at(0)
    draft.operands[0] = replace(draft.operands[0], dimensions=(3,))
    draft.fit(0)
    model = drafts.finished()
    assert bytes(model.constant(model.main.operands[0])) == bytes([1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0])
    assert model.main.operands[0].number_of_consumers == 2


def test_what_is_kept_is_the_same():
    session = Session("inproc:reference_driver")
    source = random.Random(4)
    for name in ("model", "graph"):
        target = find_target(name)(session)
        for _ in range(40):
            made = target.make(Choices.from_bytes(source.randbytes(160)))
            if made is None:
                continue
            again = target.take(parse_input(target.keep(made).to_text()))
            assert target.keep(again).to_text() == target.keep(made).to_text()
    with pytest.raises(ValueError, match="no model of a finding"):
        parse_input("AAAA")


def test_no_choices_no_edits():
    assert edited(CASES[0].model, Choices.from_list([]), 4) == (CASES[0].model, ())


def test_what_is_made_is_made_again_from_what_was_taken():
    target = ModelTarget(Session("inproc:reference_driver"))
    source = random.Random(3)
    for _ in range(60):
        choices = Choices.from_bytes(source.randbytes(160))
        made = target.make(choices)
        again = Choices.from_list(choices.taken)
        assert repr(target.make(again)) == repr(made)
        assert again.taken == choices.taken
