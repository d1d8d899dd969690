"""What a driver supports of a graph that it does not support whole.

A form of an idiom has many patterns side by side, and a driver may lack an operation of one. An output can be judged
if all operations that lead to it are supported, whatever the others are. So the graph is asked about again without the
outputs that it is refused for, until the driver supports all that is left; this part is run in place of the graph. What
is refused in float32 is asked about as AOSP's specs have it too: relaxed, where float32 may be computed as float16.

A form is about its outputs. Of a random graph any result may be judged: what leads to it is all that has to be
supported, and what nothing reads any more becomes an output.

A driver may refuse operations for what stands beside them, and a graph as a whole: what is left then it is asked about
in pieces, each alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import astuple, replace

from nnconform.harness.campaigns.empties import judged_beside_something
from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case, run_graph
from nnconform.harness.conformance.support.open_shapes import leaves_extents_open
from nnconform.harness.conversion.operands import only_operands, with_outputs_only
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.outcome import by_authority, capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph, with_outputs
from nnconform.harness.model.authority import Authority, Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandType, OperationType, name_of
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.model.inputs import with_an_input
from nnconform.harness.oracle.bounded import Certainty
from nnconform.harness.oracle.bounds_steps import constant, leading_to
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import RAN, Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.runtime.cut import whole
from nnconform.harness.spec.case import Case

_THE_SAME_AGAIN = Authority(
    Level.TEXT, "IDevice.hal 1.0 to 1.3, getSupportedOperations: the answer is for the model, and for nothing else"
)


class SupportedRun(msgspec.Struct, frozen=True):
    """The outcome of a graph, or of what the driver supports of it; ``case`` has the operations that were run.

    ``graph_case`` is what the outcome is about: of several parts the first that failed. ``ran`` are all of them.
    """

    graph_case: GraphCase
    outcome: Outcome
    case: Case
    ran: tuple[GraphCase, ...]

    @property
    def certainty(self) -> Certainty:
        """How many elements of the outputs that ran a wrong value would show at, and how many not."""
        return Certainty(*map(sum, zip(*(astuple(each.certainty) for each in self.ran), strict=True)))


def whole_run(graph_case: GraphCase, outcome: Outcome) -> SupportedRun:
    """Return the run of a graph as it is, of which this is the outcome."""
    return SupportedRun(graph_case, outcome, graph_case.case, (graph_case,))


# Runs a graph on the driver of a session.
Run = Callable[[Session, GraphCase], Outcome]


def run_supported(
    session: Session, graph_case: GraphCase, oracle: Oracle, run: Run = run_graph, *, every_result: bool = False
) -> SupportedRun:
    """Run a graph on the driver, by ``run``; if it does not support it, what it supports of it: of its outputs, or of
    all that its operations compute.
    """
    outcome = judged_beside_something(session, graph_case, oracle, run(session, graph_case))
    if outcome.verdict is not Verdict.UNSUPPORTED:
        return whole_run(graph_case, outcome)
    division = _Division(session, graph_case.graph, every_result=every_result)
    asked = capture_outcome(session, division.find, lambda: Stage.QUERY)
    if asked.verdict is not Verdict.PASSED:
        # What it was asked about shows the failure again.
        return whole_run(_case_of(division.asked, graph_case, oracle) or graph_case, asked)
    runs = list(_run_parts(session, graph_case, oracle, run, division))
    return _judged(session, graph_case, outcome, division, runs)


class _Part(msgspec.Struct, frozen=True):
    """Some outputs of a graph with the operations, by number, that lead to them."""

    graph: DrawnGraph
    outputs: tuple[int, ...]
    steps: tuple[int, ...]
    relaxed: bool


class _PartRun(NamedTuple):
    """The outcome of a part, with the comparison of its outputs if there was one."""

    part: _Part
    graph_case: GraphCase
    outcome: Outcome
    comparison: Comparison | None


def _run_parts(
    session: Session, graph_case: GraphCase, oracle: Oracle, run: Run, division: _Division
) -> Iterator[_PartRun]:
    """Run the parts that the driver says it supports."""
    for part in division.parts:
        own = _case_of(part, graph_case, oracle)
        if own is None:
            continue
        outcome = run(session, own)
        if outcome.verdict is Verdict.UNSUPPORTED:
            if leaves_extents_open(part.graph.model):
                continue
            text = f"supported_operations said that all of this model is supported, and then: {outcome.message}"
            outcome = by_authority(session.profile, Outcome(Verdict.ERROR, Stage.QUERY, text), _THE_SAME_AGAIN)
        yield _PartRun(part, own, outcome, session.comparison)


def _judged(
    session: Session, graph_case: GraphCase, unsupported: Outcome, division: _Division, runs: Sequence[_PartRun]
) -> SupportedRun:
    """Return what the runs of its parts say of a graph that is ``unsupported`` as a whole."""
    if not runs and not division.refuses:
        return whole_run(graph_case, unsupported)
    if not runs:
        return whole_run(graph_case, replace(unsupported, message=division.refusal()))
    first, ran = min(runs, key=lambda each: _rank(each.outcome)), [each.part for each in runs]
    session.comparison = first.comparison
    says = division.says(ran)
    details = {**first.outcome.details, RAN: says}
    outcome = replace(first.outcome, message=first.outcome.message or says, details=details)
    case = first.graph_case.case if outcome.failed else division.case_of(ran, graph_case)
    return SupportedRun(first.graph_case, outcome, case, tuple(each.graph_case for each in runs))


def _case_of(part: _Part, graph_case: GraphCase, oracle: Oracle) -> GraphCase | None:
    """Return a part of a graph with its expected outputs; None if the oracle has no answer."""
    case = graph_case.case
    try:
        return make_graph_case(part.graph, oracle, case.name, case.source, graph_case.choices)
    except Unanswered:
        return None


def _rank(outcome: Outcome) -> int:
    """Return the place of an outcome among those of several parts: that of them all is the first."""
    if outcome.failed:
        return 0
    return 1 + (Verdict.ADVICE, Verdict.PASSED, Verdict.VACUOUS).index(outcome.verdict)


class _Division:
    """The parts of a graph that the driver says it supports, each of as many outputs as it supports together."""

    def __init__(self, session: Session, graph: DrawnGraph, *, every_result: bool = False) -> None:
        self._session, self._own = session, graph.model.main.output_indexes
        written = [index for step in graph.model.main.operations for index in step.outputs]
        more = [index for index in written if index not in self._own] if every_result else []
        self._graph = with_outputs(graph, more) if more else graph
        self._every_result = bool(more)
        # The question is another one, or a driver that supports the operations may compute no extents.
        self._may_refuse_later = self._every_result or leaves_extents_open(graph.model)
        main = self._graph.model.main
        self._results = main.output_indexes
        self._steps = main.operations
        self._cones = [_cone(self._steps, index) for index in self._results]
        self.parts: list[_Part] = []
        # What the driver was asked about last.
        self.asked = self._of(range(len(self._cones)), relaxed=False)
        # Of each operation that the driver refused when it was last asked, why; "" if it gives no reason.
        self._refused: dict[int, str] = {}
        # Those that it supports beside others, and refused without these.
        self._lost: set[int] = set()
        self._may_relax = _may_relax(self._graph.model, session.hal())

    def find(self) -> None:
        """Ask the driver, and set ``parts``. Raises VerdictReached if it supports all that it has just refused."""
        for relaxed in self._modes(self._ask_again(relaxed=False)):
            pieces = self._pieces(self._left())
            if pieces and len(pieces[0]) < len(self._cones):
                self._ask_each(pieces, relaxed)
        if self._every_result:
            self.parts = list(map(self._as_drawn, self.parts))

    def _as_drawn(self, part: _Part) -> _Part:
        """Return a part with the graph's own outputs and what nothing in it reads, if the driver supports it so: a
        compiler changes no result that is an output.
        """
        if len(part.steps) == len(self._steps):
            return part
        read = {index for number in part.steps for index in self._steps[number].inputs}
        shown = [place for place in part.outputs if (index := self._results[place]) in self._own or index not in read]
        drawn = self._part(shown, part.relaxed, only=True)
        return part if self._ask(drawn) else drawn

    def _modes(self, refused: set[int]) -> Sequence[bool]:
        """Ask about what is left relaxed, of which the driver has ``refused`` operations as it is, and without what is
        found. Return how pieces of the rest are to be asked about: not relaxed, relaxed, or both in turn.
        """
        if not refused or not self._may_relax:
            return (False,)
        # The same outputs: what stands beside them makes no difference.
        part = self._of(self._left(), relaxed=True)
        if refused <= (still := self._ask(part)):
            return (False, True) if len(still) == len(part.steps) else (False,)
        self._ask_again(relaxed=True)
        return (True,)

    def says(self, ran: Sequence[_Part]) -> str:
        """Return which of the graph's outputs ran, and why the others did not."""
        outputs = {place for part in ran for place in part.outputs}
        text = f"{len(outputs)} of {len(self._cones)} outputs"
        relaxed = outputs.difference(*(part.outputs for part in ran if not part.relaxed))
        if self._every_result:
            steps = {number for part in ran for number in part.steps}
            text = f"{len(steps)} of {len(self._steps)} operations"
            relaxed = steps.difference(*(part.steps for part in ran if not part.relaxed))
        if relaxed:
            text += f", {len(relaxed)} of them relaxed: float32 as float16"
        return f"{text}; {self.refusal()}" if len(outputs) < len(self._cones) else text

    @property
    def refuses(self) -> bool:
        """Whether the driver refused any operation when it was last asked about it."""
        return bool(self._refused)

    def refusal(self) -> str:
        """Return what the driver does not support of what is in no part."""
        needed = {number for place in self._left() for number in self._cones[place]}
        refused = sorted(needed & self._refused.keys())
        reasons = "; ".join(dict.fromkeys(filter(None, map(self._refused.__getitem__, refused))))
        text = f"the driver does not support {self._names(refused or needed)}"
        if self._may_relax:
            text += ", nor relaxed"
        if self._lost:
            text += f", nor {self._names(self._lost)} without the others, though with them"
        return f"{text}: {reasons}" if reasons else text

    def case_of(self, ran: Sequence[_Part], graph_case: GraphCase) -> Case:
        """Return the case of all operations that ran, for the records."""
        part = ran[0] if len(ran) == 1 else self._part({place for each in ran for place in each.outputs}, relaxed=False)
        case, values = graph_case.case, graph_case.answer.values
        every = (*case.expected, *(values[index] for index in self._results[len(case.expected) :]))
        expected = tuple(every[place] for place in part.outputs)
        return replace(case, model=part.graph.model, inputs=part.graph.inputs, expected=expected)

    def _names(self, numbers: Iterable[int]) -> str:
        return ", ".join(sorted({name_of(OperationType, self._steps[number].type) for number in numbers}))

    def _left(self) -> tuple[int, ...]:
        done = {place for part in self.parts for place in part.outputs}
        return tuple(place for place in range(len(self._cones)) if place not in done)

    def _ask_again(self, *, relaxed: bool) -> set[int]:
        """Ask about what is left, without what is found, until nothing more is. Return the operations that the driver
        refuses of what is left then.
        """
        refused = set[int]()
        while left := self._left():
            before = len(self.parts)
            refused = self._ask_together(left, relaxed)
            if len(self.parts) == before:
                return refused
        return set()

    def _ask_together(self, left: tuple[int, ...], relaxed: bool) -> set[int]:
        """Ask about these outputs in one model, and then without those that it is refused for; add the part that is
        supported. Return what was refused first.
        """
        part = self._of(left, relaxed)
        refused = first = self._ask(part)
        if not refused and part.graph is self._graph and not self._may_refuse_later:
            what = "supported_operations said that not all of a model is supported, and asked again that all is"
            reached = VerdictReached(Verdict.ERROR, what)
            reached.authority = _THE_SAME_AGAIN
            raise reached
        claimed: set[int] = set()
        while refused:
            self._lost |= refused & claimed
            claimed = set(part.steps) - refused
            # Only of what is left: a part has the outputs on the way to it too, which may have been found before.
            left = tuple(place for place in left if refused.isdisjoint(self._cones[place]))
            if not left:
                return first
            part = self._part(left, relaxed)
            refused = self._ask(part)
        self.parts.append(part)
        return first

    def _ask_each(self, pieces: Sequence[Sequence[int]], relaxed: bool) -> None:
        """Ask about each piece alone; those that are supported make one part, or several if that is refused."""
        alone = [part for piece in pieces if not self._ask(part := self._part(piece, relaxed))]
        if alone:
            together = self._part({place for part in alone for place in part.outputs}, relaxed)
            self.parts += alone if len(alone) > 1 and self._ask(together) else [together]

    def _pieces(self, places: Iterable[int]) -> list[list[int]]:
        """Return these outputs in groups: with each all those that are computed on the way to it."""
        pieces: dict[frozenset[int], list[int]] = {}
        for place in sorted(places, key=lambda each: -len(self._cones[each])):
            cone = self._cones[place]
            wider = next((known for known in pieces if cone <= known), cone)
            pieces.setdefault(wider, []).append(place)
        return sorted(map(sorted, pieces.values()))

    def _ask(self, part: _Part) -> set[int]:
        """Return the operations of a part, by their numbers in the graph, that the driver does not support."""
        self.asked = part
        device, model = self._session.device(), part.graph.model
        status, supported = device.supported_operations(model)
        if status != ErrorStatus.NONE or len(supported) != len(part.steps):
            # A run of the part says what is wrong with that.
            return set()
        refused = {number for number, answer in zip(part.steps, supported, strict=True) if not answer}
        for number in part.steps:
            self._refused.pop(number, None)
        if refused:
            reasons = device.reasons(model)
            why = dict(zip(part.steps, reasons, strict=True)) if len(reasons) == len(part.steps) else {}
            self._refused |= {number: why.get(number, "") for number in refused}
        return refused

    def _of(self, places: Collection[int], relaxed: bool) -> _Part:
        """Return the part of some outputs: of all it is the graph as it is."""
        if len(places) < len(self._cones):
            return self._part(places, relaxed)
        graph = self._graph
        if relaxed:
            graph = replace(graph, model=replace(graph.model, relax_computation_float32_to_float16=True))
        return _Part(graph, tuple(range(len(self._cones))), tuple(range(len(self._steps))), relaxed)

    def _part(self, places: Iterable[int], relaxed: bool, *, only: bool = False) -> _Part:
        """Return some outputs of the graph, and those on the way to them, as a graph of their own; ``only``: those on
        the way are no outputs of it.
        """
        graph, main = self._graph, self._graph.model.main
        if only:
            main = with_outputs_only(main, [self._results[place] for place in places])
        numbers = tuple(sorted(frozenset[int]().union(*(self._cones[place] for place in places))))
        steps = [self._steps[number] for number in numbers]
        used = sorted({index for step in steps for index in (*step.inputs, *step.outputs)})
        model = whole(graph.model, only_operands(main, set(used), steps)).model
        values = dict(zip(main.input_indexes, graph.inputs, strict=True))
        if not model.main.input_indexes:
            model, place = with_an_input(model)
            values[used[place]] = constant(graph.model, main.operands[used[place]])
        if relaxed:
            model = replace(model, relax_computation_float32_to_float16=True)
        own = tuple(self._results.index(used[index]) for index in model.main.output_indexes)
        unspecified = frozenset(number for number, place in enumerate(own) if place in graph.unspecified)
        inputs = tuple(values[used[index]] for index in model.main.input_indexes)
        return _Part(DrawnGraph(model, inputs, unspecified), own, numbers, relaxed)


def _cone(steps: Sequence[Operation], index: int) -> frozenset[int]:
    """Return the numbers of the operations that lead to an operand."""
    needed = leading_to(steps, [index])
    return frozenset(number for number, step in enumerate(steps) if not needed.isdisjoint(step.outputs))


def _may_relax(model: Model, hal: HalVersion) -> bool:
    """Return whether a model has float32 that it does not let a driver compute as float16, and may."""
    if hal < HalVersion.V1_1 or model.relax_computation_float32_to_float16:
        return False
    graphs = (model.main, *model.referenced)
    return any(operand.type == OperandType.TENSOR_FLOAT32 for graph in graphs for operand in graph.operands)
