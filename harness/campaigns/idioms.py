"""The forms of idioms on a driver: drawn, with expected outputs and bounds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import accumulate, chain, islice, pairwise

from nnconform.harness.campaigns.graphs import GraphCase, make_graph_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import IdiomForm
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.oracle.computation import Unanswered

SOURCE = f"an idiom, answered by {ORACLE_ADDRESS}"


def forms_of(
    strength: int, seed: int = 0, hal: HalVersion = HalVersion.AIDL4, pattern: str = ""
) -> Iterator[IdiomForm]:
    """Yield the forms of the idioms whose names contain ``pattern``."""
    for idiom in all_idioms():
        if pattern in idiom.name:
            yield from idiom.forms(strength, seed, hal)


def sample_forms(strength: int, seed: int, most: int, pattern: str = "") -> list[IdiomForm]:
    """Return about ``most`` forms of the idioms whose names contain ``pattern``: of each idiom the same share of those
    in which every pair of its attributes' values occurs, those with the fewest special values first; of one with many
    patterns in a form all, where most are of others. If there are too few, forms of ``strength``.
    """
    idioms = [idiom for idiom in all_idioms() if pattern in idiom.name]
    drawn = [idiom.sampled(seed) for idiom in idioms]
    if sum(map(len, drawn)) <= most:
        forms = list(forms_of(strength, seed, pattern=pattern))
        return random.Random(seed).sample(forms, most) if most < len(forms) else forms
    crowded = [form for idiom, forms in zip(idioms, drawn, strict=True) if idiom.packed for form in forms]
    if len(crowded) > most // 2:
        crowded = []
    by_idiom = [forms for idiom, forms in zip(idioms, drawn, strict=True) if not (crowded and idiom.packed)]
    total, most = sum(map(len, by_idiom)), most - len(crowded)
    # The remainders go round.
    ends = [0, *accumulate(map(len, by_idiom))]
    shares = (end * most // total - begin * most // total for begin, end in pairwise(ends))
    return [form for forms, share in zip(by_idiom, shares, strict=True) for form in forms[:share]] + crowded


def forms_named(name: str, strength: int, seed: int, pattern: str = "") -> Iterator[IdiomForm]:
    """Yield the form of this name, if ``sample_forms`` may have it; draws forms of its own idiom alone."""
    for idiom in all_idioms():
        if pattern in idiom.name and name.startswith(f"{idiom.name}-"):
            forms = chain(idiom.sampled(seed), idiom.forms(strength, seed))
            yield from islice((form for form in forms if form.name == name), 1)


def idiom_case(form: IdiomForm, oracle: Oracle, palette: Palette, seed: int = 0) -> GraphCase:
    """Draw a form and compute its expected outputs. Raises Unanswered if the oracle has no answer."""
    graph = form.draw(seed, palette, palette.hal)
    if graph is None:
        raise Unanswered("the contract has no such form")
    return make_graph_case(graph, oracle, form.name, SOURCE)
