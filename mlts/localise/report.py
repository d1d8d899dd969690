"""What a localisation found, as plain values: rows of a table, the guilty parts, and JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.oracle.computation import Unanswered
from nnconform.mlts.localise.distances import WorstError, worst_error, worst_of
from nnconform.mlts.localise.errors import Mistake, kind_of
from nnconform.mlts.localise.part import NetworkPart, operation_name
from nnconform.mlts.localise.part_run import PartRun, PartRunner
from nnconform.mlts.localise.search import Search, Tried

# Kinds that are no failure of the driver.
HARMLESS = frozenset({Mistake.RIGHT, Mistake.BIASED, Mistake.UNSUPPORTED, Mistake.UNJUDGED})


class OperationRow(msgspec.Struct, frozen=True):
    """One operation of the network. ``error`` and ``bound`` are of the element that is off most by its bound, in
    ``unit``; ``carried`` is the largest error after the driver's own values were carried on; ``against`` is the error
    on the driver to compare with, None without one.
    """

    number: int
    name: str
    shapes: tuple[tuple[int, ...], ...]
    kind: Mistake
    error: float
    bound: float
    carried: float
    unit: str
    against: float | None = None
    against_kind: Mistake | None = None
    message: str = ""


class GuiltyRow(msgspec.Struct, frozen=True):
    """Operations that are wrong alone or together: ``operations`` by number, what ``kind`` of mistake it looks like,
    and the changes that make it ``right``.
    """

    operations: tuple[int, ...]
    names: tuple[str, ...]
    kind: Mistake
    message: str
    right: tuple[str, ...] = ()


@dataclass(slots=True)
class Localisation:
    """What was found in a network on a driver. ``guilty`` is in the order of the network: the first comes first.

    ``rounded``: operations that give other values together than one by one, within their bounds. ``whole`` says how the
    whole network differs from the oracle's values.
    """

    network: str
    driver: str
    seed: int
    operations: list[OperationRow] = field(default_factory=list)
    guilty: list[GuiltyRow] = field(default_factory=list)
    rounded: list[tuple[int, ...]] = field(default_factory=list)
    whole: str = ""
    untried: list[str] = field(default_factory=list)
    reproducer: str = ""
    files: list[str] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    reproduce: str = ""


@dataclass(slots=True)
class NetworkReport:
    """What was found in a network that the HAL expresses in parts: a report for each of those, and the ``islands``
    between them: their operators, with the reasons.
    """

    network: str
    driver: str
    parts: list[Localisation]
    islands: list[str]
    untried: list[str] = field(default_factory=list)

    @property
    def guilty(self) -> bool:
        """Whether operations of a part are wrong or break the driver down."""
        return any(each.kind not in HARMLESS for part in self.parts for each in part.guilty)


class Reporter:
    """Makes reports from searches of one network."""

    def __init__(self, runner: PartRunner, network: Model) -> None:
        self._runner, self._network = runner, network

    def rows(self, found: Search, against: Search | None = None) -> Iterator[OperationRow]:
        """Yield a row for each operation; ``against`` is the search of the other driver."""
        for number, tried in enumerate(found.alone):
            step = self._network.main.operations[number]
            answer = self._answer(tried.part)
            worst = _worst(answer, tried.run)
            other = against.alone[number] if against is not None else None
            other_worst = _worst(answer, other.run) if other is not None else None
            yield OperationRow(
                number,
                name_of(OperationType, step.type),
                tuple(self._shape(found, index) for index in (*step.inputs[:1], *step.outputs)),
                self.kind(tried),
                worst.error,
                worst.bound,
                self._carried(found, tried.part),
                worst.unit,
                None if other_worst is None else other_worst.error,
                None if other is None else self.kind(other),
                tried.run.outcome.message.split("\n", 1)[0],
            )

    def guilty(self, tried: Tried, right: Sequence[str] = ()) -> GuiltyRow:
        """Return the row of a guilty part."""
        numbers = tried.part.numbers
        names = tuple(operation_name(self._network, number) for number in numbers)
        return GuiltyRow(numbers, names, self.kind(tried), tried.run.outcome.message, tuple(right))

    def kind(self, tried: Tried) -> Mistake:
        """Classify what a driver made of a part."""
        graph_case = self._answer(tried.part)
        return kind_of(graph_case, tried.run, lambda model: self._relaxed(tried.part, model))

    def whole(self, found: Search) -> str:
        """Say how far the outputs of the whole network are from the oracle's values."""
        if found.whole is None:
            return "not run: an operation alone breaks the driver down"
        if found.whole.run.outputs is None:
            return found.whole.run.outcome.message.split("\n", 1)[0]
        got = dict(zip(found.whole.part.outputs, found.whole.run.outputs, strict=True))
        texts = []
        for place, index in enumerate(self._network.main.output_indexes):
            operand, expected = self._network.main.operands[index], found.values[index]
            if expected is not None and index in got:
                worst = worst_error(operand, expected, got[index], None)
                texts.append(f"output {place}: largest error {worst.error:.4g} {worst.unit}".rstrip())
        return "; ".join(texts)

    def _answer(self, part: NetworkPart) -> GraphCase | None:
        try:
            return self._runner.answer(part)
        except Unanswered:
            return None

    def _relaxed(self, part: NetworkPart, model: Model) -> GraphCase:
        return make_graph_case(replace(part.graph, model=model), self._runner.oracle, "relaxed", "")

    def _shape(self, found: Search, index: int) -> tuple[int, ...]:
        value, operand = found.values[index], self._network.main.operands[index]
        return value.shape if value is not None and is_tensor(operand.type) else operand.dimensions

    def _carried(self, found: Search, part: NetworkPart) -> float:
        errors = [0.0]
        for place, index in enumerate(part.outputs):
            expected, got = found.values[index], found.carried[index] if found.carried else None
            if expected is not None and got is not None and place not in part.graph.unspecified:
                errors.append(worst_error(self._network.main.operands[index], expected, got, None).error)
        return max(errors)


def _worst(answer: GraphCase | None, run: PartRun) -> WorstError:
    if answer is None or run.comparison is None:
        return WorstError()
    return worst_of(answer.answer, run.comparison)
