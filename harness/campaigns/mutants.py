"""Puts broken models to a driver, all of them or a sample, and says what it did with each.

A mutant's id is ``BASE/FAMILY/NUMBER``. A base is a model of the checks, by its name, or ``OPERATION/SIGNATURE``: a
call drawn from its definition. ``OPERATION/SIGNATURE@CHOICES`` is the one that these choices lead to.
"""

from __future__ import annotations

import random
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from nnconform.harness.conformance.support import models
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Family, Mutant, families, find_family
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.minimise.choices import Taken, minimise
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.call import Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Attempts at a smaller model, for a mutant that is not refused, and mutants to try in each.
SHRINKS, TRIES = 60, 6
# Of a family that a driver hangs on no more is tried after so many: each costs the whole limit.
HANGS = 3


@dataclass(frozen=True, slots=True)
class Finding:
    """A mutant that was not refused as it should be; ``smaller`` is the id of one of a smaller model, "" if none."""

    id: str
    family: str
    outcome: Outcome
    text: str
    smaller: str = ""
    smaller_text: str = ""


@dataclass
class Tried:
    """What came of the mutants of one base: how many of each family came to each verdict, and those that matter."""

    base: str
    operations: tuple[str, ...] = ()
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def count(self, family: str, verdict: Verdict) -> None:
        """One more."""
        counts = self.counts.setdefault(family, {})
        counts[verdict] = counts.get(verdict, 0) + 1


def base_names(hal: HalVersion, operation: str = "") -> list[str]:
    """The bases for a driver of HAL version ``hal``; only those with an operation, if one is named."""
    by_hand = [case.name for case in models.cases(hal) if operation in ("", *case.operations())]
    drawn = [
        f"{code.name}/{number}"
        for code, op in TABLE.items()
        for number, signature in enumerate(op.signatures())
        if operation in ("", code.name) and signature.since <= hal
    ]
    return [*by_hand, *drawn]


def signature_of(name: str) -> tuple[OperationType, Signature]:
    """The operation and the signature that ``OPERATION/SIGNATURE`` names. Raises UsageError."""
    word, _, number = name.partition("/")
    if word not in OperationType.__members__ or OperationType[word] not in TABLE:
        raise UsageError(f"no model is called {name!r}: give the name of one of the checks' or OPERATION/SIGNATURE")
    signatures = list(TABLE[OperationType[word]].signatures())
    if not number.isdecimal() or int(number) >= len(signatures):
        raise UsageError(f"{name!r}: {word} has signatures 0 to {len(signatures) - 1}")
    return OperationType[word], signatures[int(number)]


def make_base(name: str, seed: int) -> Base:
    """The base of that name. Raises UsageError."""
    with suppress(KeyError):
        return Base(models.case(name).model)
    plain, at, numbers = name.partition("@")
    if not at:
        return _drawn(plain, Choices.from_seed(zlib.crc32(f"{seed} {plain}".encode())))
    try:
        taken = [int(number) for number in numbers.split(".") if number]
        return _drawn(plain, Choices.from_list(taken))
    except (ValueError, Undrawable):
        raise UsageError(f"{name!r}: these choices lead to no model") from None


def _drawn(name: str, choices: Choices) -> Base:
    code, signature = signature_of(name)
    return Base(draw(choices, TABLE[code], signature.form, signature.row).model)


def parse_id(text: str) -> tuple[str, Family, int]:
    """The base, the family and the number of an id. Raises UsageError."""
    base, _, rest = text.rpartition("/")[0].rpartition("/")
    number = text.rpartition("/")[2]
    if not base or not number.isdecimal():
        raise UsageError(f"{text!r} is no id of a mutant: wanted BASE/FAMILY/NUMBER, as in ADD/0/operand_scale/2")
    return base, find_family(rest), int(number)


def chosen(names: Sequence[str], tried: Sequence[Family], count: int, seed: int) -> Mapping[tuple[str, str], set[int]]:
    """A sample of ``count`` mutants of these bases and families: numbers, by base and family."""
    sizes = []
    for name in names:
        base = make_base(name, seed)
        sizes += [((name, family.name), sum(1 for _ in family.mutants(base))) for family in tried]
    total = sum(size for _, size in sizes)
    found: dict[tuple[str, str], set[int]] = {}
    left = iter(sorted(random.Random(seed).sample(range(total), min(count, total))))
    index, first = next(left, total), 0
    for key, size in sizes:
        while index < first + size:
            found.setdefault(key, set()).add(index - first)
            index = next(left, total)
        first += size
    return found


class Campaign:
    """Mutants against the driver of a session."""

    def __init__(self, session: Session, seed: int, *, shrinks: int = SHRINKS) -> None:
        self.session, self.seed, self.shrinks = session, seed, shrinks
        self._stage = Stage.LOAD
        self._shrunk: set[tuple[str, str]] = set()
        self._hangs: Counter[str] = Counter()

    def families(self, name: str = "") -> list[Family]:
        """The families that a driver of this HAL version is tried with."""
        found = [find_family(name)] if name else list(families().values())
        hal, emulated = self.session.hal(), self.session.info().emulated
        return [family for family in found if family.applies(hal, emulated)]

    def run(
        self, name: str, tried: Sequence[Family], sampled: Mapping[tuple[str, str], set[int]] | None = None
    ) -> Tried:
        """Try the mutants of one base, all or those sampled."""
        base = make_base(name, self.seed)
        found = Tried(name, tuple(dict.fromkeys(step for graph in base.graphs for step in graph.operations)))
        for family in tried:
            wanted = None if sampled is None else sampled.get((name, family.name), set())
            for mutant in family.mutants(base):
                if wanted is None or mutant.number in wanted:
                    self._try(found, family, mutant)
        return found

    def _try(self, found: Tried, family: Family, mutant: Mutant) -> None:
        if self._hangs[family.name] >= HANGS:
            found.count(family.name, Verdict.NOT_RUN)
            return
        outcome = self.attempt(family, mutant)
        found.count(family.name, outcome.verdict)
        self._hangs[family.name] += outcome.verdict == Verdict.HUNG
        if not outcome.failed:
            return
        smaller, about = None, (family.name, mutant.mutation.about)
        if about not in self._shrunk:
            self._shrunk.add(about)
            smaller = self.smaller(found.base, family, mutant, outcome.verdict)
        text = str(mutant)
        finding = Finding(f"{found.base}/{family.name}/{mutant.number}", family.name, outcome, text, *(smaller or ()))
        found.findings.append(finding)

    def attempt(self, family: Family, mutant: Mutant) -> Outcome:
        """What one mutant comes to: passed if it is refused as the contract wants."""
        return capture_outcome(self.session, lambda: self._ask(family, mutant), lambda: self._stage)

    def _ask(self, family: Family, mutant: Mutant) -> None:
        model, arguments = mutant.mutation.build(), mutant.mutation.arguments
        if family.queried:
            self._stage = Stage.QUERY
            status, supported = self.session.device().supported_operations(model)
            expect_status(status, ErrorStatus.INVALID_ARGUMENT, call="supported_operations")
            expect(not supported, f"supported_operations refused, but said of operations {supported}")
        self._stage = Stage.PREPARE
        preparation = prepare(self.session, model, **arguments)
        for _, prepared in preparation.calls:
            if prepared is not None:
                prepared.close()
        preparation.expect_no_problem()
        expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call="prepare_model")

    def smaller(self, name: str, family: Family, mutant: Mutant, verdict: Verdict) -> tuple[str, str] | None:
        """The id and the text of a mutant of a smaller model that the driver does the same with; None if there is
        none, or the base is none that was drawn.
        """
        plain, best = name.partition("@")[0], ""
        text = ""
        if "/" not in plain or verdict == Verdict.HUNG:
            return None

        def attempt(taken: Sequence[int]) -> Taken | None:
            nonlocal best, text
            choices = Choices.from_list(taken)
            try:
                base = _drawn(plain, choices)
            except Undrawable:
                return None
            for other in self._like(family, base, mutant):
                if self.attempt(family, other).verdict == verdict:
                    numbers = ".".join(map(str, choices.taken))
                    best, text = f"{plain}@{numbers}/{family.name}/{other.number}", str(other)
                    return Taken(tuple(choices.taken))
            return None

        first = Choices.from_seed(zlib.crc32(f"{self.seed} {plain}".encode()))
        _drawn(plain, first)
        found = minimise(Taken(tuple(first.taken)), attempt, self.shrinks)
        # What was kept last is the smallest; what the search ended with says it again.
        if found.taken.choices != tuple(first.taken):
            attempt(found.taken.choices)
        return (best, text) if best else None

    def _like(self, family: Family, base: Base, mutant: Mutant) -> Iterator[Mutant]:
        """Mutants of another base that break the same argument."""
        left = TRIES
        for other in family.mutants(base):
            if left and other.mutation.about == mutant.mutation.about:
                left -= 1
                yield other
