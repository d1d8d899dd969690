"""Where the time of a trace went, by layer and phase: with the layers inside, and without them.

Each span lies in the one around it on its thread. The first span of a thread lies in the span of another thread that
waits for it: the shortest one of an outer layer and the same phase that lasts at least as long, else of any phase. A
call to a driver in another process so lies in the span of the call on the client's side; which of two such calls at a
time is whose makes no difference to the sums.

Source: the parser of systrace in tools/systrace_parser of AOSP has two such figures by layer and phase. Unlike there,
where a layer's own time is what the next layer inside does not need in the same phase, it is without all spans inside:
no time of a thread is counted as the own of two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from nnconform.harness.diagnostics.trace_file import TraceSpan
from nnconform.harness.diagnostics.tracing import Layer, Phase

_DEPTH = {layer: depth for depth, layer in enumerate(Layer)}


class LayerTime(msgspec.Struct, frozen=True):
    """The spans of one layer and phase: their number, and their time in nanoseconds.

    ``inclusive`` is the time from start to end, once where spans of this layer and phase lie in each other;
    ``exclusive`` is without the spans inside, whatever their layer.
    """

    layer: Layer
    phase: Phase
    count: int
    inclusive: int
    exclusive: int


def parents_of(spans: Sequence[TraceSpan]) -> list[int]:
    """Return the number of the span around each one, -1 for none; ``spans`` as ``read_spans`` returns them."""
    threads: dict[tuple[int, int], list[int]] = defaultdict(list)
    # The spans that last at this time, of all threads: few, so that a long trace takes no longer than its length.
    lasting: list[int] = []
    parents = []
    for number, span in enumerate(spans):
        stack = threads[span.pid, span.tid]
        while stack and spans[stack[-1]].end < span.end:
            stack.pop()
        lasting = [place for place in lasting if spans[place].end >= span.start]
        parents.append(stack[-1] if stack else _around(spans, lasting, span))
        stack.append(number)
        lasting.append(number)
    return parents


def _around(spans: Sequence[TraceSpan], lasting: Sequence[int], span: TraceSpan) -> int:
    """Return the span of another thread in which the first span of a thread lies, -1 for none."""
    found = [
        (other.phase is not span.phase, other.end - other.start, place)
        for place in lasting
        if (other := spans[place]).end >= span.end and _DEPTH[other.layer] < _DEPTH[span.layer]
    ]
    return min(found)[2] if found else -1


def summarise(spans: Sequence[TraceSpan]) -> list[LayerTime]:
    """Return the time of each layer and phase that a trace has, outer layers first."""
    parents = parents_of(spans)
    inside: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for span, parent in zip(spans, parents, strict=True):
        inside[parent].append((span.start, span.end))
    counts: dict[tuple[Layer, Phase], list[int]] = defaultdict(lambda: [0, 0, 0])
    for number, span in enumerate(spans):
        total = counts[span.layer, span.phase]
        length = span.end - span.start
        total[0] += 1
        total[1] += length if not _lies_in_its_like(spans, parents, number) else 0
        # Spans of several threads inside may overlap.
        total[2] += length - covered(inside[number])
    order = [(layer, phase) for layer in Layer for phase in Phase if (layer, phase) in counts]
    return [LayerTime(layer, phase, *counts[layer, phase]) for layer, phase in order]


def _lies_in_its_like(spans: Sequence[TraceSpan], parents: Sequence[int], number: int) -> bool:
    span, parent = spans[number], parents[number]
    while parent >= 0:
        if (spans[parent].layer, spans[parent].phase) == (span.layer, span.phase):
            return True
        parent = parents[parent]
    return False


def covered(intervals: Sequence[tuple[int, int]]) -> int:
    """Return the length of the union of intervals, which are sorted by their start."""
    total, reached = 0, 0
    for start, end in intervals:
        total += max(0, end - max(start, reached))
        reached = max(reached, end)
    return total


def summary_lines(spans: Sequence[TraceSpan]) -> Iterator[str]:
    """Yield a table of the time of each layer and phase, in milliseconds."""
    yield f"{'layer':12} {'phase':14} {'spans':>7} {'ms in all':>12} {'ms of its own':>14}"
    for each in summarise(spans):
        times = f"{each.inclusive / 1e6:12.3f} {each.exclusive / 1e6:14.3f}"
        yield f"{each.layer.value:12} {each.phase.value:14} {each.count:7} {times}"
