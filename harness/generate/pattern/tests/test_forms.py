"""Tests of idioms: every value of every attribute has a form, forms are valid, and follow from their names."""

from __future__ import annotations

from itertools import combinations, product

import numpy as np
import pytest

from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import Idiom, IdiomForm, Surroundings
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model


def named(name: str) -> Idiom:
    return next(each for each in all_idioms() if each.name == name)


def shows(form: IdiomForm) -> set[tuple[object, object]]:
    """Return what a form has: each value, its type and its surroundings, with the names of these."""
    named = zip(form.idiom.attributes, form.values, strict=True)
    return {*named, ("type", form.code), ("surroundings", form.around)}


@pytest.mark.sampled(one_in=12)
@pytest.mark.parametrize("idiom", all_idioms(), ids=lambda idiom: idiom.name)
def test_every_value_of_every_attribute_has_a_valid_form(idiom: Idiom, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, draw = set[tuple[object, object]](), IdiomForm.draw

    def validated(
        form: IdiomForm, seed: int = 0, palette: Palette | None = None, hal: HalVersion = HalVersion.AIDL4
    ) -> DrawnGraph | None:
        graph = draw(form, seed, palette, hal)
        # The first with a value, a type or surroundings are enough; `nnconform pass-faults` runs more.
        if graph is not None and not shows(form) <= seen:
            validate_model(graph.model)
            seen.update(shows(form))
        return graph

    monkeypatch.setattr(IdiomForm, "draw", validated)
    for form in idiom.forms(1):
        assert shows(form) <= seen or form.draw() is not None, form.name
    axes = {**idiom.attributes, "type": idiom.types, "surroundings": tuple(Surroundings)}
    assert seen == {(name, value) for name, values in axes.items() for value in values}
    assert (idiom.function.__doc__ or "").strip().endswith(".")


def test_a_form_follows_from_its_name_and_the_seed() -> None:
    forms = list(named("padding.pad_before_window").forms(2))
    assert len({form.name for form in forms}) == len(forms)
    assert [each.name for each in named("padding.pad_before_window").forms(2)] == [each.name for each in forms]
    one, again, other = forms[0].draw(1), forms[0].draw(1), forms[0].draw(2)
    assert one is not None
    assert again is not None
    assert other is not None
    assert one.model == again.model
    assert one.model != other.model


def test_surroundings_do_what_they_say() -> None:
    idiom = named("activation.chains")
    by_kind = {form.around: form for form in idiom.forms(2)}
    alone, outputs = by_kind[Surroundings.ALONE].draw(), by_kind[Surroundings.OUTPUTS].draw()
    embedded = by_kind[Surroundings.EMBEDDED].draw(palette=Palette.of())
    assert alone is not None
    assert outputs is not None
    assert embedded is not None
    assert len(alone.model.main.output_indexes) == 1
    written = [index for step in outputs.model.main.operations for index in step.outputs]
    assert set(outputs.model.main.output_indexes) == set(written)
    assert len(embedded.model.main.operations) >= 3


def test_most_forms_are_numbered_out_of_order() -> None:
    graphs = [form.draw() for form in named("structure.inputs_alike").forms(2)]
    sorted_ones = [g for g in graphs if g and list(g.model.main.input_indexes) == sorted(g.model.main.input_indexes)]
    assert 0 < len(sorted_ones) < len(graphs) / 2


@pytest.mark.parametrize("name", ["arithmetic.two_constants", "layout.matrix_products", "merging.two_layers"])
def test_a_sample_has_every_pair_of_values_with_few_others_that_are_not_plain(name: str) -> None:
    idiom = named(name)
    forms = list(idiom.sampled(1))
    assert [form.name for form in idiom.sampled(1)] == [form.name for form in forms]
    values = list(idiom.attributes.values())
    for one, other in combinations(range(len(values)), 2):
        pairs = {(form.values[one], form.values[other]) for form in forms}
        assert pairs == set(product(values[one], values[other])), (one, other)
    plain = tuple(each[0] for each in values)
    assert max(sum(a != b for a, b in zip(form.values, plain, strict=True)) for form in forms) <= 3


def test_operations_around_an_idiom_let_most_elements_through() -> None:
    idiom = named("layout.reversals")
    graph = IdiomForm(idiom, (0, 1, False), Surroundings.FRAMED, T.TENSOR_FLOAT32).draw(1)
    assert graph is not None
    arrays = dict(zip(graph.model.main.input_indexes, graph.inputs, strict=True))
    first = graph.model.main.operations[0]
    assert first.type == O.MAXIMUM
    data, low = (arrays[index] for index in first.inputs)
    assert data is not None
    assert low is not None
    assert np.mean(data >= low) > 0.7


def test_forms_that_need_not_be_tried_can_be_drawn() -> None:
    sure = [idiom for idiom in all_idioms() if idiom.sure]
    assert sure
    for idiom in sure:
        forms = list(idiom.sampled(3))
        assert len(forms) == np.prod([len(values) for values in idiom.attributes.values()])
        for form in forms[::21]:
            assert form.draw(3) is not None, form.name


def test_a_sample_is_drawn_as_far_as_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, exists = list[str](), IdiomForm.exists

    def recorded(form: IdiomForm, *more, **options):
        drawn.append(form.name)
        return exists(form, *more, **options)

    monkeypatch.setattr(IdiomForm, "exists", recorded)
    forms = [form for form, _ in zip(named("arithmetic.two_constants").sampled(1), range(10), strict=False)]
    assert len(forms) == 10 <= len(drawn) < 40 < named("arithmetic.two_constants").size


def test_a_form_exists_where_it_is_drawn() -> None:
    idiom = named("algebra.three_operands")
    rows = list(product(*idiom.attributes.values(), tuple(Surroundings), idiom.types))[::97]
    forms = [IdiomForm(idiom, values, around, code) for *each, around, code in rows for values in [tuple(each)]]
    exist = [form.exists(1) for form in forms]
    assert exist == [form.draw(1) is not None for form in forms]
    assert set(exist) == {True, False}
