"""The score of a suite: how many of the faults seeded into a driver's kernels its cases catch.

A driver whose faults are to be caught is a Device that also has ``seeds(operation)``: every fault that its kernel of
the operation may have, each with the options by which its address names it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Protocol, runtime_checkable

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.classes import types_name
from nnconform.harness.loaders.registry import load
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.ops.call import Op
from nnconform.harness.selftest.equivalence_probes import Trial, trials
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model

HAL = "hal=1.3%2B"


class Seed(Protocol):
    """A fault in one signature of an operation (counted as ``Op.signatures`` gives them)."""

    @property
    def name(self) -> str: ...
    @property
    def place(self) -> str: ...
    @property
    def signature(self) -> int | None: ...
    @property
    def options(self) -> str: ...
    @property
    def says(self) -> str: ...
    @property
    def needs(self) -> str: ...


@runtime_checkable
class Seeded(Protocol):
    """A driver that can have faults."""

    def seeds(self, operation: OperationType) -> Iterable[Seed]: ...


@dataclass(frozen=True, slots=True)
class Survivor:
    """A fault that no case caught: which and where, the address that has it, and what would catch it."""

    fault: str
    signature: str
    address: str
    says: str
    needs: str
    shown_by: str


@dataclass(slots=True)
class OpScore:
    """What the cases of an operation are worth. ``equivalent`` lists the faults that change nothing, by reason; an
    alarm is a case that fails on a driver that is right.
    """

    operation: str
    cases: int = 0
    caught: int = 0
    survivors: list[Survivor] = field(default_factory=list)
    equivalent: dict[str, list[str]] = field(default_factory=dict)
    alarms: list[str] = field(default_factory=list)

    @property
    def seeded(self) -> int:
        """The faults that could be caught."""
        return self.caught + len(self.survivors)


def score_operation(
    op: Op, cases: Sequence[Case], faulty: str, references: Sequence[str], *, seed: int = 1
) -> tuple[OpScore, list[Case]]:
    """Run every fault that the driver at ``faulty`` may have in the operation against its cases, till one catches it.

    ``references`` are the addresses of right drivers, the most precise one last: a case that fails on one is a false
    alarm, and catches nothing. Also returned are cases that catch survivors, found at random.
    """
    found = OpScore(op.code.name, len(cases))
    alarmed = {case.name for address in references for case in _alarms(found, address, cases)}
    by_signature = _by_signature(op, [case for case in cases if case.name not in alarmed])
    scorer = _Scorer(op, faulty, references, seed, found)
    for each in scorer.device.seeds(op.code):
        number = each.signature or 0
        if caught(scorer.address(each), by_signature[number]):
            found.caught += 1
        else:
            scorer.settle(each, number)
    killers = scorer.killers()
    scorer.close()
    return found, killers


def caught(address: str, cases: Iterable[Case]) -> bool:
    """Whether one of the cases fails on the driver."""
    session = Session(address)
    try:
        return any(run_case(session, case).failed for case in cases)
    finally:
        session.close()


class _Scorer:
    """Tells faults that change nothing from those that survive; trials are made for a signature once, when needed."""

    def __init__(self, op: Op, faulty: str, references: Sequence[str], seed: int, found: OpScore) -> None:
        self.op, self.faulty, self.seed, self.found = op, faulty, seed, found
        device = load(faulty)
        if not isinstance(device, Seeded):
            raise UsageError(f"driver {faulty!r} has no faults to seed: it lacks a method seeds(operation)")
        self.device = device
        self.signatures = list(op.signatures())
        self._right = [Session(address) for address in references]
        self._trials: dict[tuple[int, str], list[Trial]] = {}
        # Those that showed a survivor are tried first: so few of them show all.
        self._showed: dict[int, list[Trial]] = defaultdict(list)

    def address(self, seed: Seed) -> str:
        """The address of the driver with this fault; its answers are those of the latest HAL."""
        return f"{self.faulty}?{seed.options}&{HAL}"

    def close(self) -> None:
        """Close the right drivers."""
        for session in self._right:
            session.close()

    def settle(self, seed: Seed, number: int) -> None:
        """Count a fault that no case caught: as equivalent if no trial shows it either, else as a survivor."""
        signature = self.signatures[number]
        where = f"{signature.form.name} {types_name(signature.form, signature.row)}"
        fault = f"{seed.name} {seed.place}".rstrip()
        seen = self._show(seed, number)
        if seen and not seen["wrong"]:
            reason = "stays within the contract's tolerance" if seen["within tolerance"] else "changes no answer"
            text = f"{fault} in {where}: {reason} in {seen.total()} random calls"
            self.found.equivalent.setdefault(reason, []).append(text)
            return
        how = f"a random call: {self._showed[number][0].kind}" if seen else "no random call could be drawn"
        self.found.survivors.append(Survivor(fault, where, self.address(seed), seed.says, seed.needs, how))

    def _show(self, seed: Seed, number: int) -> Counter[str]:
        """What the trials come to on the driver with the fault, up to the first wrong answer; that one goes first."""
        session, seen = Session(self.address(seed)), Counter[str]()
        showed = self._showed[number]
        for trial in chain(tuple(showed), self._trials_of(number), self._trials_of(number, seed.place)):
            seen[trial.shows(session)] += 1
            if seen["wrong"]:
                if trial in showed:
                    showed.remove(trial)
                showed.insert(0, trial)
                break
        session.close()
        return seen

    def _trials_of(self, number: int, about: str = "") -> Iterator[Trial]:
        """The trials of a signature that right drivers agree on, and more of them for what is at one argument."""
        if (number, about) not in self._trials:
            oracle = Oracle(self._right[0])
            drawn = trials(self.op, self.signatures[number], oracle, self.seed + bool(about), about)
            self._trials[number, about] = [trial for trial in drawn if self._agreed(trial.case)]
        yield from self._trials[number, about]

    def _agreed(self, case: Case) -> bool:
        return not any(run_case(session, case).failed for session in self._right)

    def killers(self) -> list[Case]:
        """The trials that showed survivors, as cases with the precise driver's answers."""
        oracle = Oracle(self._right[-1])
        ordered = [(number, trial) for number, each in sorted(self._showed.items()) for trial in each]
        return [self._case(oracle, place, number, trial) for place, (number, trial) in enumerate(ordered)]

    def _case(self, oracle: Oracle, place: int, number: int, trial: Trial) -> Case:
        signature = self.signatures[number]
        words = (self.op.code.name.lower(), signature.form.name, types_name(signature.form, signature.row), trial.kind)
        name = "".join(letter if letter.isalnum() else "_" for letter in "_".join((*words, str(place))))
        precise = oracle.answer(trial.case.model, trial.case.inputs)
        compared = zip(precise, trial.case.expected, strict=True)
        return replace(trial.case, name=name, expected=tuple(None if old is None else new for new, old in compared))


def _alarms(found: OpScore, address: str, cases: Sequence[Case]) -> list[Case]:
    session, wrong = Session(address), []
    for case in cases:
        outcome = run_case(session, case)
        if outcome.failed:
            wrong.append(case)
            found.alarms.append(f"{case.name} on {address}: {outcome.verdict} {outcome.message}")
    session.close()
    return wrong


def _by_signature(op: Op, cases: Iterable[Case]) -> Mapping[int, list[Case]]:
    """The cases that call each signature of the operation; those of invalid models may be for any."""
    numbers = {(signature.form.name, id(signature.row)): n for n, signature in enumerate(op.signatures())}
    found: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        try:
            graphs = validate_model(case.model)
        except ValidationError:
            for number in numbers.values():
                found[number].append(case)
            continue
        calls = [call for graph in graphs for call in graph.calls if call is not None and call.op.code == op.code]
        for number in sorted({numbers[call.form.name, id(call.types)] for call in calls}):
            found[number].append(case)
    return found
