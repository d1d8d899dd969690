"""A driver is asked about each signature once, about those alone that a graph comes to, and one that breaks down at a
question is not asked again.
"""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from itertools import islice

import pytest

from nnconform.harness.campaigns.idioms import forms_of
from nnconform.harness.conformance.support.driver_palette import CALLS_ASKED, claims, lazy_palette_of, palette_of
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.pattern.form import AROUND, Surroundings
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.ops.table import TABLE

SLOW = "inproc:nnconform.harness.campaigns.tests.slow_driver"
RIGHT = "inproc:reference_driver"


@pytest.fixture
def session():
    """A session with a driver that counts what it is asked."""
    with closing(Session(SLOW)) as opened:
        yield opened


def embedded(count):
    """Return forms with random operations around."""
    every = (form for form in forms_of(2, pattern="activation.") if form.around is Surroundings.EMBEDDED)
    return list(islice(every, count))


def steps(graph):
    return [(step.type, step.inputs, step.outputs) for step in graph.model.main.operations]


def test_a_form_asks_about_few_signatures(session):
    form = embedded(1)[0]
    graph = form.draw(0, lazy_palette_of(session))
    alone = form.draw(0)
    around = len(graph.model.main.operations) - len(alone.model.main.operations)
    assert 1 <= around <= AROUND
    few = session.device().asked.total()
    # Those that were added, and the ones that were refused or did not fit before.
    assert around <= few <= 40
    palette_of(session)
    assert session.device().asked.total() > 10 * few


def test_nothing_is_asked_twice(session):
    forms = embedded(12)
    first = [form.draw(0, lazy_palette_of(session)) for form in forms]
    asked = Counter(session.device().asked)
    assert [steps(form.draw(0, lazy_palette_of(session))) for form in forms] == list(map(steps, first))
    assert session.device().asked == asked
    every = palette_of(session)
    assert len(every)
    assert max(session.device().asked.values()) <= CALLS_ASKED * max(len([*op.signatures()]) for op in TABLE.values())
    all_asked = Counter(session.device().asked)
    assert len(palette_of(session)) == len(every)
    assert session.device().asked == all_asked


def test_only_what_the_driver_supports_stands_around(session):
    unsupported = session.device().lacks
    drawn = [(form.draw(0), form.draw(0, lazy_palette_of(session))) for form in embedded(16)]
    around: Counter[int] = Counter()
    for alone, graph in drawn:
        around += Counter(step.type for step in graph.model.main.operations)
        around -= Counter(step.type for step in alone.model.main.operations)
    assert around
    assert not unsupported & set(around)
    # Where the driver does not lack them, these do stand around.
    with closing(Session(RIGHT)) as complete:
        there = [form.draw(0, lazy_palette_of(complete)) for form in embedded(16)]
    assert unsupported & {step.type for graph in there for step in graph.model.main.operations}


def test_what_supports_all_is_offered_the_same_by_both():
    with closing(Session(RIGHT)) as complete:
        lazy, eager = lazy_palette_of(complete), palette_of(complete)
        for form in embedded(20):
            assert steps(form.draw(0, lazy)) == steps(form.draw(0, eager))


def test_a_driver_that_fails_at_a_question_is_not_asked_that_again(session):
    op = TABLE[OperationType.FLOOR]
    signature = next(op.signatures())
    assert not claims(session, op, signature)
    assert session.device().asked[op.code] == 0, "the driver that failed is still open"
    session.discard_device()
    assert not claims(session, op, signature)
    assert not session.device().asked
    lazy = lazy_palette_of(session)
    (number,) = (place for place, entries in enumerate(lazy.operations) if entries[0].op is op)
    assert lazy.entry(number, 0, lazy.operations[number][0].types) is None
    assert not lazy.has(lazy.operations[number][0])
    (number,) = (place for place, entries in enumerate(lazy.operations) if entries[0].op.code == OperationType.ADD)
    assert lazy.has(lazy.operations[number][0])
    assert lazy.entry(number, 0, frozenset()) is lazy.operations[number][0]


def test_signatures_that_differ_in_another_type_alone_are_asked_apart(monkeypatch):
    cast = TABLE[OperationType.CAST]
    with closing(Session(RIGHT)) as opened:
        device = opened.device()
        answer = device.supported_operations

        def lacks_integers(model):
            operands = model.main.operands
            status, supported = answer(model)
            given = {operands[index].type for step in model.main.operations for index in step.outputs}
            return status, tuple(each and OperandType.TENSOR_INT32 not in given for each in supported)

        monkeypatch.setattr(device, "supported_operations", lacks_integers)
        results = {signature.row.type_of(signature.form.outputs[0]) for signature in cast.signatures()}
        claimed = {
            signature.row.type_of(signature.form.outputs[0])
            for signature in cast.signatures()
            if claims(opened, cast, signature)
        }
    assert results - claimed == {OperandType.TENSOR_INT32}
