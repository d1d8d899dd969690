"""What failing cases have in common and passing ones have not: the shortest condition that tells them apart.

Each case is known by its traits, names with values. A condition is that a trait has a value, one of two, at least, at
most or exactly a number, or a multiple of one; or several at once. Of all conditions the one is told that is least
likely to hold by chance of so many failing and so few passing cases; each part of it is weighed with the number of
conditions that there are to choose from, so that few cases, which many conditions tell apart, give none. It is a fact
about the cases, which may have another cause that these conditions go along with: the numbers are told with it, and
the conditions that hold of the very same cases.

Cases of the same shapes are often one example in several types, with its tensors as constants or inputs: they fail
together for whatever in its values shows the fault. So of those for which a condition holds, and that fail or pass
alike, only one counts as evidence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import exp, lgamma, log

import msgspec
import numpy as np
import numpy.typing as npt

Traits = Mapping[str, str | float]

# A condition that chance would give more often is not told, after all conditions are counted as tries.
_CHANCE = 0.05
# So many failing cases without a passing one are not a few that happened to be run.
_EVERY = 5
# A further part of a condition that is no chance leaves out so many passing examples at least.
_FEWER = 3
# Parts of a condition, conditions for the failures of one operation, and others that hold of the same cases.
_PARTS, _CONDITIONS, _ALIKE = 3, 3, 3
# Single conditions that are combined, the most telling first.
_COMBINED = 24
# Numbers of failing cases that are tried as bounds one by one; of more the smallest and the largest.
_FEW = 16
_MULTIPLES = (2, 4, 8, 16, 32)
# Ends the name of a trait with a number; any other has words.
_NUMBER = " ="
# Of the names of traits of shapes.
_SHAPE = re.compile(r"\b(?:extent|rank|number of elements)\b")

_Mask = npt.NDArray[np.bool_]


class Condition(msgspec.Struct, frozen=True):
    """What ``failing`` of ``of_failing`` cases that fail, and ``passing`` of ``of_passing`` that pass, have in common.

    ``alike`` are other conditions that hold of the same cases.
    """

    says: str
    failing: int
    of_failing: int
    passing: int
    of_passing: int
    alike: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return it as a sentence."""
        if not self.of_passing:
            return f"{self.says} fails, {self.failing} in all"
        whose = f"all {self.failing}" if self.failing == self.of_failing else f"{self.failing} of {self.of_failing}"
        without = "none" if not self.passing else f"{self.passing}"
        text = f"{self.says}: {whose} failing cases, {without} of {self.of_passing} passing ones"
        return text + (f" (the same cases: {'; '.join(self.alike)})" if self.alike else "")


class _Part(msgspec.Struct, frozen=True):
    """A condition on one trait: where it holds, of failing cases first."""

    says: str
    holds: _Mask


def conditions(failing: Sequence[Traits], passing: Sequence[Traits]) -> tuple[Condition, ...]:
    """Return the conditions that tell failing cases from passing ones; the second holds of those that the first leaves.

    None is returned where there are too few cases to tell. Of several that fail where none passes that is all.
    """
    if len(failing) >= _EVERY and not passing:
        return (Condition("every case", len(failing), len(failing), 0, 0),)
    found: list[Condition] = []
    left = list(failing)
    while left and len(found) < _CONDITIONS:
        parts = list(_parts([*left, *passing], len(left)))
        best = _best(parts, len(left), _blocks([*left, *passing]))
        if best is None:
            break
        told, says, alike = best
        covered = told[: len(left)]
        counts = int(covered.sum()), len(failing), int(told[len(left) :].sum()), len(passing)
        found.append(Condition(says, *counts, alike))
        left = [each for each, is_told in zip(left, covered, strict=True) if not is_told]
    return tuple(found)


def _parts(cases: Sequence[Traits], failing: int) -> Iterator[_Part]:
    """Yield the conditions on one trait that hold of some failing cases, and not of all cases."""
    names = dict.fromkeys(name for each in cases[:failing] for name in each)
    seen: set[bytes] = set()
    for name in names:
        values = [each.get(name) for each in cases]
        for says, holds in (
            _of_number(name, values, failing) if name.endswith(_NUMBER) else _of_words(name, values, failing)
        ):
            # Thresholds between which no case lies say the same; the first is the plainest.
            key = name.encode() + holds.tobytes()
            if holds[:failing].any() and not holds.all() and key not in seen:
                seen.add(key)
                yield _Part(says, holds)


def _of_words(name: str, values: Sequence[str | float | None], failing: int) -> Iterator[tuple[str, _Mask]]:
    words = dict.fromkeys(each for each in values[:failing] if each is not None)
    masks = {word: np.array([each == word for each in values]) for word in words}
    for word, mask in masks.items():
        yield f"{name} {word}", mask
    if 1 < len(words) <= 6:
        for place, one in enumerate(list(words)):
            for two in list(words)[place + 1 :]:
                yield f"{name} {one} or {two}", masks[one] | masks[two]


def _of_number(name: str, values: Sequence[str | float | None], failing: int) -> Iterator[tuple[str, _Mask]]:
    plain = name.removesuffix(_NUMBER)
    numbers = np.array([np.nan if not isinstance(each, int | float) else each for each in values], np.float64)
    known, own = _distinct(numbers), _distinct(numbers[:failing])
    if not own.size:
        return
    single = own if own.size <= _FEW else own[[0, -1]]
    with np.errstate(invalid="ignore"):
        for each in single:
            yield f"{plain} = {each:.6g}", numbers == each
        for each in single:
            if each > known[0]:
                yield f"{plain} >= {each:.6g}", numbers >= each
            if each < known[-1]:
                yield f"{plain} <= {each:.6g}", numbers <= each
        if 0 in known and 0 not in own:
            yield f"{plain} is not 0", (numbers != 0) & ~np.isnan(numbers)
        if known[-1] > 2 and (known == np.floor(known)).all():
            for each in _MULTIPLES:
                multiple = numbers % each == 0
                yield f"{plain} is a multiple of {each}", multiple
                yield f"{plain} is no multiple of {each}", ~multiple & ~np.isnan(numbers)


def _distinct(numbers: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    return np.unique(numbers[~np.isnan(numbers)])


def _best(parts: list[_Part], failing: int, blocks: Sequence[int]) -> tuple[_Mask, str, tuple[str, ...]] | None:
    """Return where the most telling condition holds, what it says, and what says the same of the same cases."""
    if not parts:
        return None
    table = np.array([each.holds for each in parts])
    chance, tries = _Chance(failing, blocks), log(len(np.unique(table, axis=0)))
    single = chance.of(table) + tries
    best, chosen = np.inf, [0]
    for first in np.argsort(single, kind="stable")[:_COMBINED]:
        own, holds, score = [int(first)], table[first], float(single[first])
        while True:
            if score < best - 1e-9:
                best, chosen = score, own
            if len(own) == _PARTS:
                break
            scores = chance.of(table & holds) + (len(own) + 1) * tries
            # A further part has to say more than chance gives.
            if scores.min() > score - 1e-9:
                break
            number = int(scores.argmin())
            own, holds, score = [*own, number], holds & table[number], float(scores[number])
    if best > log(_CHANCE):
        return None
    chosen = _sharpened(table, chosen, chance, failing)
    where: _Mask = np.asarray(table[chosen].all(axis=0))
    says = " and ".join(parts[number].says for number in chosen)
    same = [parts[number].says for number in np.flatnonzero((table == where).all(axis=1)) if number not in chosen]
    return where, says, (*same[:_ALIKE], *([f"{len(same) - _ALIKE} more"] if len(same) > _ALIKE else []))


def _sharpened(table: _Mask, chosen: list[int], chance: _Chance, failing: int) -> list[int]:
    """Add parts that hold of all the same failing cases, and of half of the passing examples at most.

    What is told already is no chance, so that these need less evidence.
    """
    while len(chosen) < _PARTS:
        holds: _Mask = np.asarray(table[chosen].all(axis=0))
        inside = table & holds
        passing, before = chance.passing(inside), int(chance.passing(holds[None])[0])
        fits = (
            (inside[:, :failing] == holds[:failing]).all(axis=1)
            & (2 * passing <= before)
            & (before - passing >= _FEWER)
        )
        if not fits.any():
            break
        chosen = [*chosen, int(np.where(fits, passing, before + 1).argmin())]
    return chosen


class _Chance:
    """The logarithm of the chance that, of as many cases drawn blindly as a condition holds of, as many are failing.

    ``blocks`` has the number of the block that each case is of, of failing cases first.
    """

    def __init__(self, failing: int, blocks: Sequence[int]) -> None:
        self._parts = [_places(blocks, 0, failing), _places(blocks, failing, len(blocks))]
        self._failing = len(self._parts[0][1])
        self._total = self._failing + len(self._parts[1][1])
        self._known: dict[tuple[int, int], float] = {}

    def of(self, table: _Mask) -> npt.NDArray[np.float64]:
        """Return it for each row of a table of where conditions hold."""
        hits, passing = _count(table, *self._parts[0]), self.passing(table)
        pairs = zip(hits.tolist(), (hits + passing).tolist(), strict=True)
        return np.array([self._one(hit, drawn) for hit, drawn in pairs])

    def passing(self, table: _Mask) -> npt.NDArray[np.int64]:
        """Return of how many passing examples the condition of each row holds."""
        return _count(table, *self._parts[1])

    def _one(self, hit: int, drawn: int) -> float:
        if not hit:
            return 0.0
        if (hit, drawn) not in self._known:
            failing, total = self._failing, self._total
            terms = [
                _choose(failing, each) + _choose(total - failing, drawn - each) - _choose(total, drawn)
                for each in range(max(hit, drawn - total + failing), min(failing, drawn) + 1)
            ]
            top = max(terms)
            self._known[hit, drawn] = top + log(sum(exp(each - top) for each in terms))
        return self._known[hit, drawn]


def _places(blocks: Sequence[int], first: int, last: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the places of some cases, block by block, and where in this order each block begins."""
    own = np.array(blocks[first:last], np.int64)
    order = np.argsort(own, kind="stable")
    starts = np.flatnonzero(np.diff(own[order], prepend=-1))
    return order + first, starts


def _count(table: _Mask, order: npt.NDArray[np.int64], starts: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    if not starts.size:
        return np.zeros(len(table), np.int64)
    counts: npt.NDArray[np.int64] = np.logical_or.reduceat(table[:, order], starts, axis=1).sum(axis=1)
    return counts


def _blocks(cases: Sequence[Traits]) -> list[int]:
    """Return the number of each case's block: cases of the same shapes are of one."""
    numbers: dict[tuple[object, ...], int] = {}
    keys = (tuple(value for name, value in each.items() if _SHAPE.search(name)) for each in cases)
    return [numbers.setdefault(key, len(numbers)) for key in keys]


def _choose(all_: int, some: int) -> float:
    return lgamma(all_ + 1) - lgamma(some + 1) - lgamma(all_ - some + 1)
