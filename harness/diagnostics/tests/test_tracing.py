"""Traces: what is recorded, also in other processes, the file's form, and the sums by layer and phase."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.diagnostics.trace_file import TraceSpan, chrome_trace, read_spans, trace_to
from nnconform.harness.diagnostics.trace_summary import covered, parents_of, summarise, summary_lines
from nnconform.harness.diagnostics.tracing import TRACE_VARIABLE, Layer, Phase, is_tracing, record_to, span, traced
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.tests.models import chain

A, R, C, B, D, H = Layer
OVERALL, COMPILATION, EXECUTION, INPUT_OUTPUT = Phase.OVERALL, Phase.COMPILATION, Phase.EXECUTION, Phase.INPUT_OUTPUT
# The program of Perfetto that reads traces; no package holds it. The source of Debian's qt6-webengine builds it.
PROCESSOR = os.environ.get("NNCONFORM_TRACE_PROCESSOR") or shutil.which("trace_processor_shell")


def made(layer: Layer, phase: Phase, start: int, end: int, thread: tuple[int, int] = (1, 1)) -> TraceSpan:
    return TraceSpan(layer, phase, "x", *thread, start, end)


def sums(*spans: TraceSpan) -> dict[tuple[Layer, Phase], tuple[int, int, int]]:
    ordered = sorted(spans, key=lambda each: (each.start, -each.end))
    return {(each.layer, each.phase): (each.count, each.inclusive, each.exclusive) for each in summarise(ordered)}


def test_nested_spans_are_taken_from_the_ones_around_them() -> None:
    assert sums(
        made(A, OVERALL, 0, 100),
        made(R, COMPILATION, 10, 40),
        made(R, EXECUTION, 50, 90),
        made(R, INPUT_OUTPUT, 50, 55),
        made(D, EXECUTION, 60, 80),
        made(D, EXECUTION, 65, 75),
        made(H, EXECUTION, 66, 74),
    ) == {
        (A, OVERALL): (1, 100, 30),
        (R, COMPILATION): (1, 30, 30),
        (R, EXECUTION): (1, 40, 15),
        (R, INPUT_OUTPUT): (1, 5, 5),
        # Once for the two that lie in each other.
        (D, EXECUTION): (2, 20, 12),
        (H, EXECUTION): (1, 8, 8),
    }


def test_spans_of_another_process_lie_in_the_call_that_waits_for_them() -> None:
    service = (2, 7)
    spans = [
        made(A, OVERALL, 0, 100),
        made(B, EXECUTION, 10, 60),
        made(D, EXECUTION, 20, 50, service),
        made(H, EXECUTION, 25, 45, service),
        # Of another phase than any that lasts: in the innermost of an outer layer.
        made(D, COMPILATION, 70, 80, service),
        # In none: it ends after all that could wait for it.
        made(D, EXECUTION, 90, 110, service),
    ]
    assert parents_of(spans) == [-1, 0, 1, 2, 0, -1]
    assert sums(*spans)[B, EXECUTION] == (1, 50, 20)
    assert sums(*spans)[A, OVERALL] == (1, 100, 40)


def test_calls_at_the_same_time_share_no_time_twice() -> None:
    spans = [
        made(A, OVERALL, 0, 100),
        made(B, EXECUTION, 10, 60, (1, 2)),
        made(B, EXECUTION, 20, 70, (1, 3)),
        made(D, EXECUTION, 25, 50, (2, 2)),
        made(D, EXECUTION, 30, 55, (2, 3)),
    ]
    result = sums(*spans)
    assert result[A, OVERALL] == (1, 100, 40)
    assert result[D, EXECUTION] == (2, 50, 50)
    assert covered([(0, 10), (2, 5), (8, 12), (20, 21)]) == 13


def checked_events(path: Path) -> list[dict[str, Any]]:
    """Return the events of a trace file, each checked against the Trace Event Format."""
    trace = json.loads(path.read_text())
    assert trace["displayTimeUnit"] in ("ms", "ns")
    for event in trace["traceEvents"]:
        assert event["ph"] in ("X", "M")
        assert all(isinstance(event[field], int) for field in ("pid", "tid"))
        assert isinstance(event["name"], str)
        assert isinstance(event["args"], dict)
        if event["ph"] == "X":
            assert all(isinstance(event[field], int | float) and event[field] >= 0 for field in ("ts", "dur"))
            assert isinstance(event["cat"], str)
        else:
            assert event["name"] == "process_name"
    return [event for event in trace["traceEvents"] if event["ph"] == "X"]


@traced(D, COMPILATION)
def compile_it(text: str) -> str:
    with span(H, COMPILATION, "kernel"):
        return text.upper()


def test_a_driver_author_records_spans(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    with trace_to(path) as spans:
        assert is_tracing()
        assert compile_it("x") == "X"
        with pytest.raises(KeyError), span(D, EXECUTION, "that fails"):
            raise KeyError
    assert not is_tracing()
    assert TRACE_VARIABLE not in os.environ
    compile_it("y")
    assert [(each.layer, each.name) for each in spans] == [(D, "compile_it"), (H, "kernel"), (D, "that fails")]
    events = checked_events(path)
    assert [event["name"] for event in events] == ["compile_it", "kernel", "that fails"]
    assert events[0]["cat"] == "driver,compilation"
    assert events[0]["ts"] == 0
    assert min(event["dur"] for event in events) > 0
    assert [line.split()[:2] for line in summary_lines(spans)][1:] == [
        ["driver", "compilation"],
        ["driver", "execution"],
        ["device", "compilation"],
    ]


def test_nothing_is_recorded_when_off() -> None:
    assert span(D, EXECUTION, "x") is span(A, OVERALL, "y"), "one object, made once"
    assert compile_it("x") == "X"
    assert not list(summary_lines([]))[1:]


def test_a_case_on_a_service_has_spans_of_all_layers_on_one_clock(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    case = Case(
        "chain",
        chain(),
        (np.array([[-1, 0, 1], [2, -3, 4]], np.float32),),
        (np.array([[1, 2, 4], [3, 2, 7]], np.float32),),
    )
    with trace_to(path) as spans:
        session = Session("service:inproc:reference_driver")
        assert run_case(session, case).verdict is Verdict.PASSED
        session.close()
    layers = {each.layer: each.pid for each in spans}
    assert set(layers) == set(Layer) - {C}
    assert {each.phase for each in spans} == set(Phase) - {Phase.PREPARATION}
    assert layers[D] == layers[H] != layers[B] == os.getpid()
    parents = parents_of(spans)
    for number, each in enumerate(spans):
        if each.layer in (D, H):
            around = spans[parents[number]]
            assert parents[number] >= 0, each
            assert around.start <= each.start <= each.end <= around.end
    device = next(number for number, each in enumerate(spans) if each.layer is H)
    layers_above = []
    while device >= 0:
        layers_above.append(spans[device].layer)
        device = parents[device]
    assert layers_above[0] is H
    assert layers_above[-1] is A
    assert set(layers_above) == {A, R, B, D, H}
    assert {event["pid"] for event in checked_events(path)} == {os.getpid(), layers[D]}


def test_what_a_killed_process_left_is_read(tmp_path: Path) -> None:
    record_to(tmp_path)
    with span(D, EXECUTION, "whole"):
        pass
    record_to(None)
    (file,) = tmp_path.iterdir()
    line = file.read_bytes()
    file.write_bytes(line + line[:40] + b"\n" + b'{"layer": "nobody"}\n[]\n' + line[:7])
    assert [each.name for each in read_spans(tmp_path)] == ["whole"]


def test_a_file_that_cannot_be_written_is_said_before_the_work(tmp_path: Path) -> None:
    done = []
    with pytest.raises(FormatError, match="cannot be written to"), trace_to(tmp_path / "none" / "trace.json"):
        done.append(1)
    assert not done
    assert not is_tracing()


def test_an_error_keeps_the_trace(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    with pytest.raises(KeyError), trace_to(path), span(A, OVERALL, "work"):
        raise KeyError
    assert [event["name"] for event in checked_events(path)] == ["work"]


@pytest.mark.skipif(
    PROCESSOR is None, reason="Perfetto's trace_processor_shell is not here (NNCONFORM_TRACE_PROCESSOR)"
)
def test_perfetto_reads_a_trace(tmp_path: Path) -> None:
    path, query = tmp_path / "trace.json", tmp_path / "query.sql"
    spans = [made(D, EXECUTION, 1000, 5000), made(H, EXECUTION, 2000, 3000), made(B, EXECUTION, 1500, 6000, (2, 7))]
    path.write_bytes(chrome_trace(spans))

    def rows(sql: str) -> list[str]:
        query.write_text(sql)
        assert PROCESSOR is not None
        done = subprocess.run([PROCESSOR, "-q", str(query), str(path)], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()[1:]

    assert rows("select ts, dur, depth from slice order by ts;") == ["0,4000,0", "500,4500,0", "1000,1000,1"]
    assert rows("select pid, name from process where pid > 0 order by pid;") == [
        '1,"nnconform: driver, device"',
        '2,"nnconform: ipc"',
    ]
    assert rows("select tid from thread_track join thread using (utid) order by tid;") == ["1", "7"]
    assert rows("select name from stats where severity = 'error' and value != 0;") == []
