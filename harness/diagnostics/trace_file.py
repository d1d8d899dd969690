"""Reads the spans of all processes of a trace, and writes them as a Chrome trace file, which Perfetto opens too.

Source: the Trace Event Format of Chrome, "JSON Object Format": complete events (``ph`` X) and metadata (M), times in
microseconds.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from nnconform.harness.diagnostics.tracing import Layer, Phase, record_to
from nnconform.harness.model.errors import FormatError


class TraceSpan(msgspec.Struct, frozen=True):
    """A span of a trace: who did what, in which process and thread, from ``start`` to ``end`` in nanoseconds of
    ``CLOCK_MONOTONIC``.
    """

    layer: Layer
    phase: Phase
    name: str
    pid: int
    tid: int
    start: int
    end: int


@contextmanager
def trace_to(path: str | Path) -> Iterator[list[TraceSpan]]:
    """Record the spans of a ``with`` block and of the processes that it starts, and write them to a trace file at its
    end, whether or not it raises. The list that it yields is filled then.

    Raises FormatError if the file cannot be written; that is tried before the block begins.
    """
    path = Path(path)
    _write(path, b"")
    spans: list[TraceSpan] = []
    with TemporaryDirectory(prefix="nnconform-trace-") as folder:
        record_to(Path(folder))
        try:
            yield spans
        finally:
            record_to(None)
            spans += read_spans(Path(folder))
            _write(path, chrome_trace(spans))


def read_spans(folder: Path) -> list[TraceSpan]:
    """Return the spans that processes recorded into a folder, by their start, an outer one before those inside it.

    A line that a killed process left half written is left out.
    """
    spans = [span for file in sorted(folder.glob("*.jsonl")) for span in _spans_of(file.read_bytes().splitlines())]
    return sorted(spans, key=lambda span: (span.start, -span.end))


def _spans_of(lines: Iterable[bytes]) -> Iterator[TraceSpan]:
    for line in lines:
        try:
            entry = json.loads(line)
            entry |= {"layer": Layer(entry["layer"]), "phase": Phase(entry["phase"])}
            yield TraceSpan(**entry)
        except (ValueError, KeyError, TypeError):
            continue


def chrome_trace(spans: Sequence[TraceSpan]) -> bytes:
    """Return spans as the text of a trace file. Its times begin with the first span."""
    origin = min((span.start for span in spans), default=0)
    events: list[dict[str, Any]] = []
    for pid in dict.fromkeys(span.pid for span in spans):
        layers = [layer.value for layer in Layer if any(span.pid == pid and span.layer is layer for span in spans)]
        events.append(
            {
                "ph": "M",
                "name": "process_name",
                "pid": pid,
                "tid": 0,
                "args": {"name": f"nnconform: {', '.join(layers)}"},
            }
        )
    events += [
        {
            "ph": "X",
            "name": span.name,
            "cat": f"{span.layer.value},{span.phase.value}",
            "pid": span.pid,
            "tid": span.tid,
            "ts": (span.start - origin) / 1000,
            "dur": (span.end - span.start) / 1000,
            "args": {"layer": span.layer.value, "phase": span.phase.value},
        }
        for span in spans
    ]
    other = {"clock": "CLOCK_MONOTONIC", "origin": origin}
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ns", "otherData": other}).encode() + b"\n"


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise FormatError(path, f"cannot be written to: {error.strerror}") from None
