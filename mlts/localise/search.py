"""The search for what a driver computes wrong in a network: each operation alone, then operations together.

1. Each operation alone, on the values that the oracle computes for the network: each element within its bound.
2. The same operations one by one on the driver's own values, which shows how errors grow.
3. The network as a whole, and each two operations of which one reads what the other writes, or which read the same.
   What they give must be what the driver itself gives step by step, bit by bit, or lie within the bounds of the part.
4. Where the whole network gives something else than step by step: growing prefixes, then the fewest operations that
   give something else together.

A part that is wrong or breaks the driver down is in no later part: what it does there is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from nnconform.harness.execution.session import Session
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.mlts.localise.part import NetworkPart, cut_out, operation_name, writer_of
from nnconform.mlts.localise.part_run import PartRun, PartRunner, same_values

# A part grows to so many operations before they are looked for by leaving out others.
_GROWN = 6
# Sizes of the parts that are tried at each operation once prefixes differ by rounding alone.
_SIZES = (3, 4)
# After so many breakdowns nothing more is run: each costs the time of a new start, a hang the time limit.
MOST_BREAKDOWNS = 8
_BREAKDOWNS = frozenset({Verdict.CRASHED, Verdict.HUNG, Verdict.NOT_RUN})
_UNTRIED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE})

# Told what is being run, for a progress line.
Tell = Callable[[str], None]


class Tried(msgspec.Struct, frozen=True):
    """Operations that were run together, or one alone, and what the driver made of them."""

    part: NetworkPart
    run: PartRun


@dataclass(slots=True)
class Search:
    """What was seen: the run of each operation ``alone``, the values ``carried`` on by the driver, what is ``guilty``
    in the order of the network, and the ``whole`` network's run.

    ``rounded``: parts that give other values than step by step, all within their bounds. ``untried`` says why something
    was not run.
    """

    network: Model
    values: list[Array | None]
    alone: list[Tried] = field(default_factory=list)
    carried: list[Array | None] = field(default_factory=list)
    guilty: list[Tried] = field(default_factory=list)
    rounded: list[NetworkPart] = field(default_factory=list)
    whole: Tried | None = None
    untried: list[str] = field(default_factory=list)

    @property
    def first(self) -> Tried | None:
        """The guilty part that ends first in the network, of these the smallest."""
        return min(self.guilty, key=lambda each: (each.part.numbers[-1], len(each.part.numbers)), default=None)


class Searcher:
    """Searches one driver. ``values`` are those that the oracle computes for all operands of the network."""

    def __init__(
        self, runner: PartRunner, session: Session, network: Model, values: list[Array | None], tell: Tell
    ) -> None:
        self._runner, self._session, self._network, self._tell = runner, session, network, tell
        self.found = Search(network, values)
        self._count = len(network.main.operations)
        self._untried: set[int] = set()
        self._breakdowns = 0

    def search(self) -> Search:
        """Run all steps of the search."""
        self.each_alone()
        self._carry()
        self._try_whole()
        for numbers in _pairs(self._network):
            self._try_together(numbers)
        if self._whole_differs():
            self._try_prefixes()
        self.found.guilty.sort(key=lambda each: (each.part.numbers[-1], len(each.part.numbers)))
        return self.found

    def each_alone(self) -> Search:
        """Run the first step only: each operation alone, on the oracle's values."""
        for number in range(self._count):
            self._tell(operation_name(self._network, number))
            part = cut_out(self._network, (number,), self.found.values)
            run = self._run(self._runner.judge, part)
            self.found.alone.append(Tried(part, run))
            if run.failed:
                self.found.guilty.append(Tried(part, run))
            if run.outcome.verdict in _UNTRIED or (run.failed and run.outputs is None):
                self._untried.add(number)
        return self.found

    def _run(self, run: Callable[[Session, NetworkPart], PartRun], part: NetworkPart) -> PartRun:
        if self._breakdowns >= MOST_BREAKDOWNS:
            return _not_run()
        done = run(self._session, part)
        if done.outcome.verdict in _BREAKDOWNS:
            self._breakdowns += 1
            if self._breakdowns == MOST_BREAKDOWNS:
                self.found.untried.append(f"the driver broke down {MOST_BREAKDOWNS} times: nothing more is run")
        return done

    def _carry(self) -> None:
        """Run each operation on what the driver itself computed before; what it did not, the oracle did."""
        values, carried = self.found.values, list(self.found.values)
        for number, alone in enumerate(self.found.alone):
            if number in self._untried:
                continue
            step, run = self._network.main.operations[number], alone.run
            before, now = ([one[index] for index in step.inputs] for one in (values, carried))
            if not same_values(before, now):
                self._tell(f"{operation_name(self._network, number)} on the driver's values")
                run = self._run(self._runner.observe, cut_out(self._network, (number,), carried))
            if run.outputs is None:
                self._untried.add(number)
                continue
            for index, value in zip(alone.part.outputs, run.outputs, strict=True):
                right = values[index]
                # Values of another shape would make the operations behind invalid.
                if right is not None and right.shape == value.shape:
                    carried[index] = value
        self.found.carried = carried

    def _part(self, numbers: Sequence[int]) -> NetworkPart:
        return cut_out(self._network, numbers, self.found.carried)

    def _try_whole(self) -> None:
        if self._breakdowns:
            # It would break down again.
            return
        self._tell("the whole network")
        part = self._part(range(self._count))
        self.found.whole = Tried(part, self._run(self._runner.observe, part))

    def _whole_differs(self) -> bool:
        whole = self.found.whole
        return whole is not None and self._differs(whole.part, whole.run)

    def _differs(self, part: NetworkPart, run: PartRun) -> bool:
        """Return whether a run fails or gives something else than step by step."""
        if run.failed or run.outputs is None:
            return run.outcome.verdict not in _UNTRIED
        places = [place for place in range(len(part.outputs)) if place not in part.graph.unspecified]
        expected = [self.found.carried[part.outputs[place]] for place in places]
        return not same_values(expected, [run.outputs[place] for place in places])

    def _may_be_tried(self, numbers: Sequence[int]) -> bool:
        chosen = set(numbers)
        known = any(chosen.issuperset(each.part.numbers) for each in self.found.guilty)
        return not known and not chosen & self._untried and self._breakdowns < MOST_BREAKDOWNS

    def _observed_to_differ(self, numbers: Sequence[int]) -> bool:
        if not self._may_be_tried(numbers):
            return False
        part = self._part(numbers)
        return self._differs(part, self._run(self._runner.observe, part))

    def _try_together(self, numbers: Sequence[int]) -> None:
        """Run operations together; they are guilty if they give something else than alone, beyond the bounds."""
        self._tell(", ".join(operation_name(self._network, number) for number in numbers))
        if self._observed_to_differ(numbers):
            self._judge(numbers)

    def _judge(self, numbers: Sequence[int]) -> None:
        part = self._part(numbers)
        run = self._run(self._runner.judge, part)
        if run.failed:
            self.found.guilty.append(Tried(part, run))
        else:
            self.found.rounded.append(part)

    def _try_prefixes(self) -> None:
        last = 0
        for last in range(1, self._count):
            self._tell(f"the first {last + 1} operations")
            if self._observed_to_differ(range(last + 1)):
                break
        else:
            return
        known = len(self.found.rounded)
        self._judge(self._fewest(last))
        if len(self.found.rounded) > known:
            # From here on all longer prefixes differ by rounding: only short parts tell.
            for end in range(last + 1, self._count):
                for size in _SIZES:
                    self._try_together(_ending_at(self._network, end, size))

    def _fewest(self, last: int) -> list[int]:
        """Return few operations, of the first ones up to ``last``, that give something else together."""
        for size in range(2, _GROWN + 1):
            numbers = _ending_at(self._network, last, size)
            if self._observed_to_differ(numbers):
                return self._without_others(numbers)
        return self._without_others(list(range(last + 1)))

    def _without_others(self, numbers: list[int]) -> list[int]:
        """Leave out operations, first many at a time, as long as those left give something else together."""
        size = len(numbers) // 2
        while size:
            begin = 0
            while begin < len(numbers):
                fewer = numbers[:begin] + numbers[begin + size :]
                if len(fewer) > 1 and self._observed_to_differ(fewer):
                    numbers = fewer
                else:
                    begin += size
            size //= 2
        return numbers


def _pairs(network: Model) -> Iterator[tuple[int, int]]:
    """Yield the pairs of operations of which one reads what the other writes, or which read the same; each once."""
    writers, steps = writer_of(network), network.main.operations
    seen: set[tuple[int, int]] = set()
    readers: dict[int, int] = {}
    for number, step in enumerate(steps):
        for index in dict.fromkeys(step.inputs):
            before = [writers[index]] if index in writers else []
            if index in writers or index in network.main.input_indexes:
                before += [readers[index]] if index in readers else []
                readers[index] = number
            for other in before:
                pair = (other, number)
                if other != number and pair not in seen:
                    seen.add(pair)
                    yield pair


def _ending_at(network: Model, last: int, size: int) -> list[int]:
    """Return the operation ``last`` and those nearest before it that its inputs depend on, ``size`` at most."""
    writers, chosen = writer_of(network), [last]
    waiting = {writers[index] for index in network.main.operations[last].inputs if index in writers}
    while waiting and len(chosen) < size:
        nearest = max(waiting)
        waiting.remove(nearest)
        chosen.append(nearest)
        waiting |= {writers[index] for index in network.main.operations[nearest].inputs if index in writers}
        waiting -= set(chosen)
    return sorted(chosen)


def _not_run() -> PartRun:
    return PartRun(Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD, "the driver broke down too often"))
