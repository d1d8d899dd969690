"""Edits follow from the choices alone, never fail, and leave some models valid and some not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fuzz.edits import EDITS, Draft, edited
from fuzz.kept import kept_of
from fuzz.target import find_target
from fuzz.targets.model import ModelTarget
from harness.conformance import models
from harness.generate.choices import Choices
from harness.loaders.session import Session
from harness.model.codes import HalVersion
from harness.model.errors import ValidationError
from harness.validate.model import validate_model

CASES = models.cases(HalVersion.V1_3)


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__.strip("_"))
def test_an_edit_of_any_model(edit):
    # Counting anew would undo this one.
    recount = "consumers" not in edit.__name__
    judged = Counter()
    for number in range(150):
        case = CASES[number % len(CASES)]
        choices = Choices.from_seed(number)
        draft = Draft(case.model, choices.integer(0, len(case.model.referenced)))
        edit(draft, choices)
        model = draft.finished(recount=recount)
        try:
            validate_model(model)
        except ValidationError:
            judged["broken"] += 1
        else:
            judged["valid"] += 1
        again = Choices.from_list(choices.taken)
        draft = Draft(case.model, again.integer(0, len(case.model.referenced)))
        edit(draft, again)
        assert repr(draft.finished(recount=recount)) == repr(model)
    assert judged["broken"] > 10


def test_what_is_kept_is_the_same():
    session = Session("inproc:reference_driver")
    source = random.Random(4)
    for name in ("model", "graph"):
        target = find_target(name)(session)
        for _ in range(40):
            made = target.make(Choices.from_bytes(source.randbytes(64)))
            if made is None:
                continue
            again = target.take(kept_of(target.keep(made).to_text()))
            assert target.keep(again).to_text() == target.keep(made).to_text()
    with pytest.raises(ValueError, match="no model of a finding"):
        kept_of("AAAA")


def test_no_choices_no_edits():
    assert edited(CASES[0].model, Choices.from_list([]), 4) == CASES[0].model


def test_what_is_made_is_made_again_from_what_was_taken():
    target = ModelTarget(Session("inproc:reference_driver"))
    source = random.Random(3)
    for _ in range(60):
        choices = Choices.from_bytes(source.randbytes(64))
        made = target.make(choices)
        again = Choices.from_list(choices.taken)
        assert repr(target.make(again)) == repr(made)
        assert again.taken == choices.taken
