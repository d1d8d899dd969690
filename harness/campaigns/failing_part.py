"""The smallest part of a failing graph that fails by itself, and whether its operations are right alone.

A compiler that fuses, moves or drops operations is wrong only of those that stand together. So what leads to a wrong
output is cut out step by step, deeper and deeper until it fails, and then thinned out. Results that only the part reads
stay inside of it: a compiler leaves alone what is an output.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case, run_graph, wrong_outputs
from nnconform.harness.conversion.operands import with_outputs_only
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType, OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.oracle.bounds_steps import constant, extract
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.culprits import TOGETHER
from nnconform.harness.results.verdict import Verdict

# Parts that are run, at most, and the operations of the largest that is told.
_RUNS, _LARGEST = 48, 12
# Elements of a constant that are told.
_ELEMENTS = 8


class FailingPart(msgspec.Struct, frozen=True):
    """A part that fails by itself; ``wrong_alone`` has those of its operations that fail alone too."""

    graph_case: GraphCase
    wrong_alone: tuple[str, ...]

    @property
    def blamed(self) -> str:
        """The operations at fault: those that fail alone, with commas, else all, as ones that are wrong together."""
        steps = self.graph_case.graph.model.main.operations
        return ", ".join(self.wrong_alone) or TOGETHER.join(sorted(name_of(OperationType, each.type) for each in steps))

    def __str__(self) -> str:
        """Return the operations, one a line, and what is wrong of them."""
        model = self.graph_case.graph.model
        lines = list(_lines(model))
        if self.wrong_alone:
            says = f"wrong by itself, on these values: {', '.join(self.wrong_alone)}"
        elif len(model.main.operations) == 1:
            says = "wrong by itself"
        else:
            says = (
                "each of these operations is right by itself, on the same values: wrong is what becomes of them"
                " together, a fusion, a rewriting or an order, or the memory that they share"
            )
        return "\n".join([*lines, says])


def failing_part(session: Session, graph_case: GraphCase, oracle: Oracle) -> FailingPart | None:
    """Return the smallest part found that fails by itself; None if none of a few operations does."""
    search = _Search(session, graph_case, oracle)
    steps = search.smallest()
    if steps is None or (small := search.case_of(steps)) is None:
        return None
    alone = [(name_of(OperationType, each.type), [each]) for each in steps] if len(steps) > 1 else []
    wrong = dict.fromkeys(name for name, one in alone if search.fails(one))
    return FailingPart(small, tuple(wrong))


class _Search:
    """The parts of one graph on one driver."""

    def __init__(self, session: Session, graph_case: GraphCase, oracle: Oracle) -> None:
        self._session, self._whole, self._oracle = session, graph_case, oracle
        self._steps = graph_case.graph.model.main.operations
        self._left = _RUNS

    def smallest(self) -> list[Operation] | None:
        """Return the operations of the smallest part that was found to fail."""
        wrong = wrong_outputs(self._session, self._whole, self._whole.answer)
        for part in self._cones(wrong):
            if self._left > 0 and self.fails(part):
                return self._thinned(part)
        return None

    def _cones(self, wrong: Collection[int]) -> Iterator[list[Operation]]:
        """Yield what leads to the wrong output that the fewest operations lead to: one step deep, two, and so on."""
        writer = {index: step for step in self._steps for index in step.outputs}
        best: list[list[Operation]] = []
        for index in sorted(wrong):
            if index not in writer:
                continue
            deeper = [[writer[index]]]
            while True:
                read = {at for step in deeper[-1] for at in step.inputs if at in writer}
                more = [step for step in self._steps if step in deeper[-1] or not read.isdisjoint(step.outputs)]
                if len(more) == len(deeper[-1]):
                    break
                deeper.append(more)
            if not best or len(deeper[-1]) < len(best[-1]):
                best = deeper
        yield from best
        yield list(self._steps)

    def _thinned(self, part: list[Operation]) -> list[Operation] | None:
        """Leave out operations as long as the rest fails: halves first, then each."""
        size = len(part) // 2
        while size and self._left > 0:
            for start in range(0, len(part), size):
                fewer = part[:start] + part[start + size :]
                if fewer and self._left > 0 and self.fails(fewer):
                    part = fewer
                    break
            else:
                size //= 2
        return part if len(part) <= _LARGEST else None

    def fails(self, steps: Sequence[Operation]) -> bool:
        """Whether a part gives wrong results."""
        self._left -= 1
        case = self.case_of(steps)
        return case is not None and run_graph(self._session, case).verdict is Verdict.WRONG

    def case_of(self, steps: Sequence[Operation]) -> GraphCase | None:
        """Return the graph of some operations; None if the oracle has no answer."""
        graph, values = self._whole.graph, self._whole.answer.values
        part = extract(graph.model, steps, values)
        unspecified = {graph.model.main.output_indexes[place] for place in graph.unspecified}
        read = {index for step in steps for index in step.inputs}
        kept = [place for place, index in enumerate(part.outputs) if self._is_shown(index, read)]
        main = part.model.main
        shown = with_outputs_only(main, [main.output_indexes[place] for place in kept])
        model = replace(part.model, main=shown)
        inputs = tuple(values[index] for index in part.inputs)
        free = frozenset(new for new, place in enumerate(kept) if part.outputs[place] in unspecified)
        try:
            return make_graph_case(
                DrawnGraph(model, inputs, free), self._oracle, self._whole.case.name, self._whole.case.source
            )
        except (Unanswered, ValidationError):
            return None

    def _is_shown(self, index: int, read: Collection[int]) -> bool:
        return index not in read or index in self._whole.graph.model.main.output_indexes


def _lines(model: Model) -> Iterator[str]:
    """Yield the operations as text, each with the names of what it reads."""
    main = model.main
    names: dict[int, str] = {at: f"input {place}" for place, at in enumerate(main.input_indexes)}
    for number, step in enumerate(main.operations, 1):
        for place, at in enumerate(step.outputs):
            names[at] = f"r{number}" + (f".{place}" if len(step.outputs) > 1 else "")
    for step in main.operations:
        given = ", ".join(names.get(at) or _constant(model, at) for at in step.inputs)
        made = ", ".join(names[at] for at in step.outputs)
        kinds = ", ".join(_kind(model, at) for at in step.outputs)
        shown = " (output)" if not set(main.output_indexes).isdisjoint(step.outputs) else ""
        yield f"{made} = {name_of(OperationType, step.type)}({given}): {kinds}{shown}"
    yield from (f"{names[at]}: {_kind(model, at)}" for at in main.input_indexes)


def _kind(model: Model, at: int) -> str:
    operand = model.main.operands[at]
    scale = f" scale {operand.scale:.6g} zero point {operand.zero_point}" if operand.scale else ""
    return f"{name_of(OperandType, operand.type)}{list(operand.dimensions)}{scale}"


def _constant(model: Model, at: int) -> str:
    operand = model.main.operands[at]
    if operand.lifetime == L.NO_VALUE:
        return "nothing"
    value = constant(model, operand) if operand.lifetime != L.SUBGRAPH else None
    if value is None or value.size > _ELEMENTS:
        same = value is not None and value.size and (value == value.flat[0]).all()
        return f"constant {_kind(model, at)}" + (f" of {value.flat[0]}" if same and value is not None else "")
    return np.array2string(value, separator=", ", max_line_width=1000).replace("\n", "")
