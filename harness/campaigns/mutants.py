"""Mutants (broken models) on a driver: run all of them or a sample, and minimise failures.

A mutant's id is ``BASE/FAMILY/NUMBER``. A base is the name of a model of the checks, or ``OPERATION/SIGNATURE``: a call
drawn from the operation's definition. ``OPERATION/SIGNATURE@CHOICES`` is the call drawn from these choices.
"""

from __future__ import annotations

import math
import random
import time
import zlib
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial

import msgspec

from nnconform.harness.campaigns.mutant_calls import MutantCalls
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.vendor_cases import vendor_cases
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.extensions.definition import Vendor
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Family, Mutant, families, find_family
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.minimise.choices import ChoiceSequence, minimise
from nnconform.harness.model.authority import Authority
from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Outcome, Verdict

# Smaller models to try, at most, for a mutant that is not refused, and how many mutants of each.
MINIMISE_BUDGET, MUTANTS_OF_EACH = 60, 6
# After so many hangs on mutants of one family the rest of it is not run: each hang takes the whole limit.
MAX_HANGS = 3
# Mutants that a driver in another process may have been given before the first of them is judged.
AHEAD = 4
# Families with their arguments, for each mutant of a sample, among which it is drawn.
ENOUGH = 3

# The numbers of the mutants of a sample, by base and family.
Sample = dict[str, dict[str, frozenset[int]]]


class MutantFailure(msgspec.Struct, frozen=True):
    """A mutant that the driver did not refuse as it must; ``text`` describes it.

    ``smaller`` is the id of a mutant of a smaller model with the same verdict, ``smaller_text`` its description; or "".
    """

    id: str
    family: str
    outcome: Outcome
    text: str
    smaller: str = ""
    smaller_text: str = ""


@dataclass
class BaseResult:
    """The verdicts on the mutants of one base: counts by family and verdict, and the failures."""

    base: str
    operations: tuple[str, ...] = ()
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    failures: list[MutantFailure] = field(default_factory=list)

    def count(self, family: str, verdict: Verdict) -> None:
        """Count one more mutant of a family."""
        counts = self.counts.setdefault(family, {})
        counts[verdict] = counts.get(verdict, 0) + 1


def base_names(hal: HalVersion, operation: str = "", vendors: tuple[Vendor, ...] = ()) -> list[str]:
    """Return the names of the bases for a driver of HAL version ``hal`` that offers these extensions; only those with
    ``operation``, if named.
    """
    by_hand = [case.name for case in models.cases(hal) if operation in ("", *case.operations())]
    drawn = [
        f"{code.name}/{number}"
        for code, op in TABLE.items()
        for number, signature in enumerate(op.signatures())
        if operation in ("", code.name) and signature.since <= hal
    ]
    return [*by_hand, *drawn, *(() if operation else _vendor_models(vendors))]


def _vendor_models(vendors: tuple[Vendor, ...]) -> dict[str, Model]:
    """Return the models of the valid cases of these extensions, by name."""
    cases = {vendor.name: vendor_cases((vendor,)) for vendor in vendors}
    return {f"{name}.{each.name}": each.model for name in cases for each in cases[name] if not each.expect_failure}


def signature_of(name: str) -> tuple[OperationType, Signature]:
    """Parse ``OPERATION/SIGNATURE``, where SIGNATURE is a number. Raises UsageError if there is none."""
    word, _, number = name.partition("/")
    if word not in OperationType.__members__ or OperationType[word] not in TABLE:
        raise UsageError(f"no model {name!r}; wanted the name of a model of the checks, or OPERATION/SIGNATURE")
    signatures = list(TABLE[OperationType[word]].signatures())
    if not number.isdecimal() or int(number) >= len(signatures):
        raise UsageError(f"{name!r}: {word} has signatures 0 to {len(signatures) - 1}")
    return OperationType[word], signatures[int(number)]


def make_base(name: str, seed: int) -> Base:
    """Return the base of that name; ``seed`` decides which call is drawn. Raises UsageError if there is none."""
    with suppress(KeyError):
        return Base(models.case(name).model)
    if vendor := next((each for each in known_vendors().values() if name.startswith(f"{each.name}.")), None):
        with suppress(KeyError):
            return Base(_vendor_models((vendor,))[name])
    plain, at, numbers = name.partition("@")
    if not at:
        return _draw(plain, Choices.from_seed(zlib.crc32(f"{seed} {plain}".encode())))
    try:
        choices = [int(number) for number in numbers.split(".") if number]
        return _draw(plain, Choices.from_list(choices))
    except (ValueError, Undrawable):
        raise UsageError(f"{name!r}: no model can be drawn from these choices") from None


def _draw(name: str, choices: Choices) -> Base:
    code, signature = signature_of(name)
    return Base(draw(choices, TABLE[code], signature.form, signature.row).model)


def parse_mutant_id(text: str) -> tuple[str, Family, int]:
    """Parse the id of a mutant: its base, family and number. Raises UsageError."""
    base, _, rest = text.rpartition("/")[0].rpartition("/")
    number = text.rpartition("/")[2]
    if not base or not number.isdecimal():
        raise UsageError(f"{text!r} is not the id of a mutant; wanted BASE/FAMILY/NUMBER, as in ADD/0/operand_scale/2")
    return base, find_family(rest), int(number)


def sample_mutants(bases: Sequence[str], families: Sequence[Family], count: int, seed: int) -> Sample:
    """Draw ``count`` mutants of these bases and families; all of them if there are no more.

    First one for each family and argument of an operation, at random, then from all others. Bases and families are
    looked at in a random order, until there are more than enough of those: a small sample does not enumerate all.
    """
    strata: dict[tuple[str, str], list[tuple[str, str, int]]] = {}
    order = random.Random(seed)
    pairs = [(name, family) for name in bases for family in families]
    order.shuffle(pairs)
    made = cache(partial(make_base, seed=seed))
    for name, family in pairs:
        if len(strata) >= ENOUGH * count:
            break
        for mutant in family.mutants(made(name)):
            # The lists of a graph are no argument of an operation: they count for the one that the base is of.
            about = mutant.mutation.about or f"{name.partition('/')[0]}: {mutant.mutation.place}"
            strata.setdefault((family.name, about), []).append((name, family.name, mutant.number))
    for each in strata.values():
        order.shuffle(each)
    first = [each.pop() for each in strata.values()]
    rest = [mutant for each in strata.values() for mutant in each]
    chosen = order.sample(first, min(count, len(first)))
    chosen += order.sample(rest, min(count - len(chosen), len(rest)))
    sample: dict[str, dict[str, set[int]]] = {}
    for name, family_name, number in chosen:
        sample.setdefault(name, {}).setdefault(family_name, set()).add(number)
    return {name: {each: frozenset(numbers) for each, numbers in own.items()} for name, own in sample.items()}


class MutationCampaign:
    """Runs mutants on the driver of a session."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session, self.seed = session, seed
        # When the search for smaller models ends, by the clock.
        self.until = math.inf
        # (family, argument) of the failures that were minimised: each is minimised once.
        self._minimised: set[tuple[str, str]] = set()
        self._hangs: Counter[str] = Counter()

    def families(self, name: str = "") -> list[Family]:
        """Return the families that apply to the driver's HAL version; only the one of that name, if it is not ""."""
        candidates = [find_family(name)] if name else list(families().values())
        hal, emulated = self.session.hal(), self.session.info().emulated
        return [family for family in candidates if family.applies(hal, emulated)]

    def left_out(self) -> str:
        """Return why mutants say nothing about the driver, "" if they do."""
        if "validation" not in self.session.info().emulated:
            return ""
        return "validation is the harness's own work here, not the driver's: no mutant was run"

    def run(self, name: str, families: Sequence[Family], sample: Sample | None = None) -> BaseResult:
        """Run the mutants of one base; only those in ``sample``, if there is one."""
        return self.run_base(name, make_base(name, self.seed), families, sample)

    def run_base(self, name: str, base: Base, families: Sequence[Family], sample: Sample | None = None) -> BaseResult:
        """Run the mutants of this base, which has that name."""
        result = BaseResult(name, tuple(dict.fromkeys(step for graph in base.graphs for step in graph.operations)))
        under_way: deque[MutantCalls] = deque()
        for family in families:
            numbers = None if sample is None else sample.get(name, {}).get(family.name, frozenset())
            for mutant in family.mutants(base):
                if numbers is None or mutant.number in numbers:
                    under_way.append(MutantCalls(self.session, family, mutant))
                    if len(under_way) > AHEAD:
                        self._run_mutant(result, under_way.popleft())
        for calls in under_way:
            self._run_mutant(result, calls)
        return result

    def _run_mutant(self, result: BaseResult, calls: MutantCalls) -> None:
        family, mutant = calls.family, calls.mutant
        if self._hangs[family.name] >= MAX_HANGS:
            result.count(family.name, Verdict.NOT_RUN)
            return
        outcome = self._judge(calls)
        result.count(family.name, outcome.verdict)
        self._hangs[family.name] += outcome.verdict == Verdict.HUNG
        if not outcome.failed and outcome.verdict is not Verdict.ADVICE:
            return
        smaller, about = None, (family.name, mutant.mutation.about)
        if about not in self._minimised:
            self._minimised.add(about)
            smaller = self.minimise(result.base, family, mutant, outcome.verdict)
        id = f"{result.base}/{family.name}/{mutant.number}"
        result.failures.append(MutantFailure(id, family.name, outcome, str(mutant), *(smaller or ())))

    def attempt(self, family: Family, mutant: Mutant) -> Outcome:
        """Run one mutant and return its outcome: passed if the driver refuses it as the contract requires."""
        return self._judge(MutantCalls(self.session, family, mutant))

    def _judge(self, calls: MutantCalls) -> Outcome:
        family = calls.family
        authority = Authority(family.level, f"{family.name}: {family.rule}")
        return capture_outcome(self.session, calls.expect_refusal, lambda: calls.stage, authority)

    def minimise(self, name: str, family: Family, mutant: Mutant, verdict: Verdict) -> tuple[str, str] | None:
        """Return the id and the description of a mutant of a smaller model with the same verdict.

        None if there is none, if the base was not drawn, or if the driver hangs: each attempt would take the whole
        limit.
        """
        plain = name.partition("@")[0]
        if "/" not in plain or verdict == Verdict.HUNG:
            return None
        smallest: tuple[str, str] | None = None

        def attempt(candidate: Sequence[int]) -> ChoiceSequence | None:
            nonlocal smallest
            choices = Choices.from_list(candidate)
            try:
                base = _draw(plain, choices)
            except Undrawable:
                return None
            if time.monotonic() >= self.until:
                return None
            for other in self._same_argument(family, base, mutant):
                if self.attempt(family, other).verdict == verdict:
                    numbers = ".".join(map(str, choices.sequence))
                    smallest = f"{plain}@{numbers}/{family.name}/{other.number}", str(other)
                    return ChoiceSequence(tuple(choices.sequence))
            return None

        first = Choices.from_seed(zlib.crc32(f"{self.seed} {plain}".encode()))
        _draw(plain, first)
        search = minimise(ChoiceSequence(tuple(first.sequence)), attempt, MINIMISE_BUDGET)
        # The last attempt with that verdict need not be the smallest: run the result of the search again.
        if search.sequence.choices != tuple(first.sequence):
            attempt(search.sequence.choices)
        return smallest

    def _same_argument(self, family: Family, base: Base, mutant: Mutant) -> Iterator[Mutant]:
        """Yield a few mutants of another base that break the same argument."""
        left = MUTANTS_OF_EACH
        for other in family.mutants(base):
            if left and other.mutation.about == mutant.mutation.about:
                left -= 1
                yield other
