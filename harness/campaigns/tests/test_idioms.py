"""Tests of samples of the forms of idioms."""

from __future__ import annotations

from collections import Counter

import pytest

from nnconform.harness.campaigns.idioms import forms_named, forms_of, sample_forms
from nnconform.harness.generate.pattern.form import IdiomForm
from nnconform.harness.generate.pattern.known import all_idioms


def names(forms: list[IdiomForm]) -> list[str]:
    return [form.name for form in forms]


def test_a_sample_follows_from_the_seed_and_has_only_forms_of_the_contract() -> None:
    sample = sample_forms(2, 1, 20, "padding")
    assert names(sample) == names(sample_forms(2, 1, 20, "padding"))
    assert names(sample) != names(sample_forms(2, 2, 20, "padding"))
    assert len(set(names(sample))) == 20
    assert all("padding" in form.idiom.name and form.draw(1) is not None for form in sample)


def test_a_sample_of_more_than_all_is_all() -> None:
    every = list(forms_of(1, 1, pattern="activation.chains"))
    assert names(sample_forms(1, 1, 10_000, "activation.chains")) == names(every)


@pytest.fixture(scope="module")
def standard() -> list[IdiomForm]:
    """The default sample, which takes seconds to draw."""
    return sample_forms(3, 1, 6412)


@pytest.mark.nightly(daily="test_a_sample_follows_from_the_seed_and_has_only_forms_of_the_contract")
def test_the_default_sample_has_each_value_of_each_attribute_of_each_idiom(standard: list[IdiomForm]) -> None:
    sample = standard
    assert len(sample) == 6412
    idioms = all_idioms()
    assert set(Counter(form.idiom for form in sample)) == set(idioms)
    for idiom in idioms:
        forms = [form for form in sample if form.idiom is idiom]
        for place, (name, values) in enumerate(idiom.attributes.items()):
            assert {form.values[place] for form in forms} == set(values), f"{idiom.name} {name}"


@pytest.mark.nightly(daily="test_a_sample_follows_from_the_seed_and_has_only_forms_of_the_contract")
def test_the_default_sample_has_all_forms_of_many_patterns(standard: list[IdiomForm]) -> None:
    sample = Counter(form.idiom for form in standard)
    packed = [idiom for idiom in all_idioms() if idiom.packed]
    assert packed
    assert all(sample[idiom] == len(list(idiom.sampled(1))) for idiom in packed)
    # Where there would be little else, they take their share.
    few = Counter(form.idiom for form in sample_forms(3, 1, 700))
    assert all(few[idiom] < sample[idiom] for idiom in packed if sample[idiom] > 20)


def test_a_form_is_found_by_its_name_among_those_of_its_idiom(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = sample_forms(2, 1, 20, "padding")
    drawn = set[str]()
    exists = IdiomForm.exists

    def recorded(form: IdiomForm, *arguments, **options):
        drawn.add(form.idiom.name)
        return exists(form, *arguments, **options)

    monkeypatch.setattr(IdiomForm, "exists", recorded)
    for form in sample:
        drawn.clear()
        (found,) = forms_named(form.name, 2, 1)
        # Of a sure idiom no form is drawn to know whether it exists.
        assert (found, drawn) == (form, set() if form.idiom.sure else {form.idiom.name})
    assert list(forms_named(sample[0].name, 2, 1, "no such idiom")) == []
    assert list(forms_named("padding.nonsense", 2, 1)) == []


def test_so_is_a_form_that_only_all_forms_have() -> None:
    every = list(forms_of(2, 1, pattern="activation.chains"))
    sampled = {form.name for form in sample_forms(1, 1, 20, "activation.chains")}
    form = next(form for form in every if form.name not in sampled)
    assert list(forms_named(form.name, 2, 1)) == [form]
