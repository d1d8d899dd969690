"""The forms of idioms on a driver: drawn, with expected outputs and bounds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, islice, pairwise

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import Idiom, IdiomForm
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.oracle.computation import Unanswered

# Begins the ``source`` of an idiom's case; the address of the oracle follows.
SOURCE = "an idiom, answered by "


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
    patterns in a form all, where a third at least are of others. If there are too few, forms of ``strength``.
    """
    idioms = [idiom for idiom in all_idioms() if pattern in idiom.name]
    many = [form for idiom in idioms if idiom.packed for form in idiom.sampled(seed)]
    if len(many) > 2 * most // 3:
        many = []
    chosen = [idiom for idiom in idioms if not (many and idiom.packed)]
    # Drawing a form takes time: only those of a share are drawn, and then as many as other idioms have too few of.
    left = {idiom: idiom.sampled(seed) for idiom in chosen}
    forms: dict[Idiom, list[IdiomForm]] = {idiom: [] for idiom in chosen}
    wanted = most - len(many)
    # Each value once.
    shares = [idiom.values for idiom in chosen]
    if sum(shares) > wanted:
        shares = _shares([idiom.size for idiom in chosen], wanted)
    while left and wanted > 0:
        for idiom, share in zip(list(left), shares, strict=True):
            more = list(islice(left[idiom], share))
            forms[idiom] += more
            wanted -= len(more)
            if len(more) < share:
                del left[idiom]
        shares = _shares([idiom.size for idiom in left], wanted)
    if wanted > 0:
        every = list(forms_of(strength, seed, pattern=pattern))
        return random.Random(seed).sample(every, most) if most < len(every) else every
    return [form for each in forms.values() for form in each] + many


def _shares(sizes: Sequence[int], most: int) -> list[int]:
    """Return a share of each of ``sizes``, ``most`` in all: what is left of one goes to the next."""
    ends = [0, *accumulate(sizes)]
    return [end * most // ends[-1] - begin * most // ends[-1] for begin, end in pairwise(ends)]


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
    return make_graph_case(graph, oracle, form.name, SOURCE + ORACLE_ADDRESS)
