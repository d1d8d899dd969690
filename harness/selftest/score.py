"""The score of a suite: how many of the faults injected into a driver's kernels its cases catch.

The driver is a Device that also has ``fault_sites(operation)``: every fault that can be injected into its kernel of the
operation, each with the options of the address that selects it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Protocol, runtime_checkable

import msgspec
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.classes import types_name
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.ops.operation import Op
from nnconform.harness.selftest.equivalence_probes import Probe, draw_probes
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model

# The option of an address by which the reference driver has the latest HAL.
HAL = "hal=aidl4"


class FaultSite(Protocol):
    """A fault that can be injected at ``place``, an argument or "".

    ``signature`` is an index into ``Op.signatures``, None for all; ``options`` select the fault in the driver's
    address. ``says`` describes the fault, ``needs`` the inputs that show it.
    """

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
class FaultInjectable(Protocol):
    """A driver into whose kernels faults can be injected."""

    def fault_sites(self, operation: OperationType) -> Iterable[FaultSite]: ...


class Survivor(msgspec.Struct, frozen=True):
    """A fault that no case catches: its name, signature, description and the address of the driver that has it.

    ``needs`` describes the inputs that show it, ``shown_by`` the random call that did.
    """

    fault: str
    signature: str
    address: str
    says: str
    needs: str
    shown_by: str


@dataclass(slots=True)
class OpScore:
    """The score of the cases of an operation; ``--json`` prints these fields.

    ``equivalent`` lists the faults that no probe shows, by reason. ``alarms`` lists the false alarms: cases that fail
    on a right driver.
    """

    operation: str
    cases: int = 0
    caught: int = 0
    survivors: list[Survivor] = field(default_factory=list)
    equivalent: dict[str, list[str]] = field(default_factory=dict)
    alarms: list[str] = field(default_factory=list)

    @property
    def seeded(self) -> int:
        """The number of faults that could be caught: all but the equivalent ones."""
        return self.caught + len(self.survivors)


def score_operation(
    op: Op, cases: Sequence[Case], faulty: str, references: Sequence[str], *, seed: int = 1
) -> tuple[OpScore, list[Case]]:
    """Score ``cases`` against every fault that can be injected into the operation in the driver at ``faulty``.

    ``references`` are the addresses of right drivers, the most precise one last: a case that fails on one is a false
    alarm, and catches nothing. Returns the score and the killers: cases, drawn at random, that catch the survivors.
    Raises UsageError if the driver cannot have faults.
    """
    score = OpScore(op.code.name, len(cases))
    alarmed = {case.name for address in references for case in _alarms(score, address, cases)}
    by_signature = _by_signature(op, [case for case in cases if case.name not in alarmed])
    scorer = _Scorer(op, faulty, references, seed, score)
    for each in scorer.device.fault_sites(op.code):
        number = each.signature or 0
        if catches(by_signature[number], scorer.address(each)):
            score.caught += 1
        else:
            scorer.classify_uncaught(each, number)
    killers = scorer.killers()
    scorer.close()
    return score, killers


def catches(cases: Iterable[Case], address: str) -> bool:
    """Whether one of the cases fails on the driver at ``address``."""
    session = Session(address)
    try:
        return any(run_case(session, case).failed for case in cases)
    finally:
        session.close()


class _Scorer:
    """Classifies uncaught faults as equivalent or survivors. Draws the probes of a signature once, when needed."""

    def __init__(self, op: Op, faulty: str, references: Sequence[str], seed: int, score: OpScore) -> None:
        self.op, self.faulty, self.seed, self.score = op, faulty, seed, score
        device = open_driver(faulty)
        if not isinstance(device, FaultInjectable):
            raise UsageError(f"driver {faulty!r} has no faults to inject: it lacks a method fault_sites(operation)")
        self.device = device
        self.signatures = list(op.signatures())
        self._right = [Session(address) for address in references]
        self._probes: dict[tuple[int, str], list[Probe]] = {}
        # Probes that caught a survivor are run first on the next fault, so that few killers catch all survivors.
        self._killers: dict[int, list[Probe]] = defaultdict(list)

    def address(self, site: FaultSite) -> str:
        """Return the address of the driver with this fault, as of the latest HAL."""
        return f"{self.faulty}?{site.options}&{HAL}"

    def close(self) -> None:
        """Close the right drivers."""
        for session in self._right:
            session.close()

    def classify_uncaught(self, site: FaultSite, number: int) -> None:
        """Record a fault that no case caught: as equivalent if no probe shows it either, else as a survivor."""
        signature = self.signatures[number]
        where = f"{signature.form.name} {types_name(signature.form, signature.row)}"
        fault = f"{site.name} {site.place}".rstrip()
        counts = self._run_probes(site, number)
        if counts and not counts["wrong"]:
            reason = "stays within the contract's tolerance" if counts["within tolerance"] else "changes no answer"
            text = f"{fault} in {where}: {reason} in {counts.total()} random calls"
            self.score.equivalent.setdefault(reason, []).append(text)
            return
        shown_by = f"a random call: {self._killers[number][0].kind}" if counts else "no random call could be drawn"
        self.score.survivors.append(Survivor(fault, where, self.address(site), site.says, site.needs, shown_by))

    def _run_probes(self, site: FaultSite, number: int) -> Counter[str]:
        """Run the probes on the driver with the fault, up to the first wrong one, which is run first from then on.

        Returns how many probes had each result of ``Probe.compare``.
        """
        session, counts = Session(self.address(site)), Counter[str]()
        killers = self._killers[number]
        for probe in chain(tuple(killers), self._probes_of(number), self._probes_of(number, site.place)):
            counts[probe.compare(session)] += 1
            if counts["wrong"]:
                if probe in killers:
                    killers.remove(probe)
                killers.insert(0, probe)
                break
        session.close()
        return counts

    def _probes_of(self, number: int, about: str = "") -> Iterator[Probe]:
        """Yield the probes of a signature that all right drivers pass; ``about``: see ``draw_probes``."""
        if (number, about) not in self._probes:
            oracle = Oracle(self._right[0])
            probes = draw_probes(self.op, self.signatures[number], oracle, self.seed + bool(about), about)
            self._probes[number, about] = [probe for probe in probes if self._passes_references(probe.case)]
        yield from self._probes[number, about]

    def _passes_references(self, case: Case) -> bool:
        return not any(run_case(session, case).failed for session in self._right)

    def killers(self) -> list[Case]:
        """Return the probes that caught survivors as cases; their expected outputs are those of the most precise
        driver.
        """
        oracle = Oracle(self._right[-1])
        ordered = [(number, probe) for number, each in sorted(self._killers.items()) for probe in each]
        return [self._case(oracle, place, number, probe) for place, (number, probe) in enumerate(ordered)]

    def _case(self, oracle: Oracle, place: int, number: int, probe: Probe) -> Case:
        signature = self.signatures[number]
        words = (self.op.code.name.lower(), signature.form.name, types_name(signature.form, signature.row), probe.kind)
        name = "".join(letter if letter.isalnum() else "_" for letter in "_".join((*words, str(place))))
        precise = oracle.answer(probe.case.model, probe.case.inputs)
        pairs = zip(precise, probe.case.expected, strict=True)
        return replace(probe.case, name=name, expected=tuple(None if old is None else new for new, old in pairs))


def _alarms(score: OpScore, address: str, cases: Sequence[Case]) -> list[Case]:
    session, wrong = Session(address), []
    for case in cases:
        outcome = run_case(session, case)
        if outcome.failed:
            wrong.append(case)
            score.alarms.append(f"{case.name} on {address}: {outcome.verdict} {outcome.message}")
    session.close()
    return wrong


def _by_signature(op: Op, cases: Iterable[Case]) -> Mapping[int, list[Case]]:
    """Return the cases by the signatures of the operation that they call; a case of an invalid model is under all."""
    numbers = {(signature.form.name, id(signature.row)): n for n, signature in enumerate(op.signatures())}
    by_signature: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        try:
            graphs = validate_model(case.model)
        except ValidationError:
            for number in numbers.values():
                by_signature[number].append(case)
            continue
        calls = [call for graph in graphs for call in graph.calls if call is not None and call.op.code == op.code]
        for number in sorted({numbers[call.form.name, id(call.types)] for call in calls}):
            by_signature[number].append(case)
    return by_signature
