"""Verdicts on models are kept for the same object alone, and not for one with pools."""

from __future__ import annotations

import contextlib
import gc

import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.memory import Memory
from nnconform.harness.validate import once
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.tests.models import chain, operand


@pytest.fixture
def asked(monkeypatch):
    """The models that are validated, each time that one is."""
    models = []

    def count(model):
        models.append(model)
        return validate_model(model)

    monkeypatch.setattr(once, "validate_model", count)
    return models


def test_a_model_is_validated_once(asked):
    model = chain()
    first = validated(model)
    assert validated(model) is first
    assert first[0].extents == validate_model(model)[0].extents
    assert asked == [model]


def test_an_equal_model_is_another_one(asked):
    model = chain()
    validated(model)
    validated(replace(model))
    assert len(asked) == 2


def test_a_refusal_is_kept_too(asked):
    model = replace(chain(), extension_name_to_prefix=(("No name", 1),))
    texts = []
    for _ in range(2):
        with pytest.raises(ValidationError) as raised:
            validated(model)
        texts.append(str(raised.value))
    assert len(asked) == 1
    assert len(set(texts)) == 1


def test_a_model_with_pools_is_validated_each_time(asked):
    model = replace(chain(), pools=(Memory.create(8),))
    validated(model)
    validated(model)
    assert len(asked) == 2


def test_few_models_are_kept(asked):
    first = chain()
    validated(first)
    for _ in range(100):
        validated(chain())
    validated(first)
    assert len(asked) == 102


def test_a_verdict_is_kept_for_a_model_of_other_outputs(asked):
    model, other = chain(), chain()
    first = validated(model)
    once.keep_verdict(other, model)
    assert validated(other) is first
    unknown = chain()
    once.keep_verdict(chain(), unknown)
    validated(unknown)
    assert asked == [model, unknown]


def test_a_refusal_is_garbage_that_needs_no_collector():
    """A kept error with a traceback would be in a cycle with the frames that raised it, and keep the model."""
    gc.collect()
    gc.disable()
    try:
        for rank in range(1, 50):
            broken = operand(0, dimensions=(-rank,))(chain())
            with contextlib.suppress(ValidationError):
                validated(broken)
        assert gc.collect() == 0
    finally:
        gc.enable()
