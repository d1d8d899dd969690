"""A form that was found to exist is drawn from what was written for that, once, and is the same graph."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern import written
from nnconform.harness.generate.pattern.form import IdiomForm, Surroundings
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T


def form_in(around: Surroundings) -> IdiomForm:
    idiom = next(each for each in all_idioms() if each.name == "layout.reversals")
    return IdiomForm(idiom, (0, 1, False), around, T.TENSOR_FLOAT32)


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The forms that are written from now on, with none kept."""
    monkeypatch.setattr(written, "_kept", {})
    names, write = list[str](), IdiomForm._written

    def recorded(form: IdiomForm, seed: int, hal: HalVersion) -> written.Written | None:
        names.append(form.name)
        return write(form, seed, hal)

    monkeypatch.setattr(IdiomForm, "_written", recorded)
    return names


@pytest.mark.parametrize("around", Surroundings)
def test_a_form_that_exists_is_the_graph_that_it_would_be(around: Surroundings, writes: list[str]) -> None:
    form, palette = form_in(around), Palette.of()
    alone = form.draw(3, palette)
    assert form.exists(3)
    kept, again = form.draw(3, palette), form.draw(3, palette)
    # The last one is not of what the one before has gone on writing.
    assert len(writes) == 3
    assert alone is not None
    for other in (kept, again):
        assert other is not None
        assert other.model == alone.model
        np.testing.assert_equal(other.inputs, alone.inputs)


def test_what_is_kept_is_of_one_seed_and_one_version(writes: list[str]) -> None:
    form = form_in(Surroundings.ALONE)
    assert form.exists(3)
    assert form.draw(4) is not None
    assert form.draw(3, hal=HalVersion.AIDL3) is not None
    assert len(writes) == 3
    assert form.draw(3) is not None
    assert len(writes) == 3


def test_no_more_forms_are_kept_than_a_sample_has(writes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "MOST", 2)
    form = form_in(Surroundings.ALONE)
    assert all(form.exists(seed) for seed in range(3))
    assert len(written._kept) == 2
    assert form.draw(0) is not None
    assert len(writes) == 4
    assert form.draw(1) is not None
    assert len(writes) == 4
