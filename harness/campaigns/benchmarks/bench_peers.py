"""Random graphs against NNSmith, in turns: drawn; and drawn, answered, run and compared.

    NNCONFORM_NNSMITH=PYTHON python -m nnconform.harness.campaigns.benchmarks.bench_peers

PYTHON is the interpreter of an environment with ``nnsmith[onnx,onnxruntime]``, which brings torch and is kept apart
from this one. NNSmith draws graphs of torch operations, exports them to ONNX, has torch answer them and ONNX Runtime
run them; it compares nothing here. Ours are answered with bounds, run on the reference driver, and compared. Rates are
by processor time, one thread each; a graph that could not be drawn or run counts with its time alone.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nnconform.harness.campaigns.benchmarks.bench_graphs import draw_graphs, graph_runner, run_rate
from nnconform.harness.campaigns.benchmarks.figures import RATIO, report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.generate.graph.palette import Palette

VARIABLE = "NNCONFORM_NNSMITH"
SIZES, TURNS = (5, 10, 20), 5
# Graphs of a turn: of NNSmith, and of ours, which take less time.
THEIRS, OURS = 6, 60
_SCRIPT = Path(__file__).with_name("nnsmith_peer.py")


class NNSmith:
    """NNSmith in a process of its own, which draws and runs graphs on request."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.operations = int(self._answer())

    def rates(self, most: int, turn: int) -> tuple[float, float]:
        """Return the graphs a second that are drawn, and those that are drawn, answered and run."""
        assert self._process.stdin is not None
        print(most, turn * THEIRS, THEIRS, file=self._process.stdin, flush=True)
        drawing, whole, drawn, ran = map(float, self._answer().split())
        return drawn / drawing, ran / whole

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"NNSmith ended with status {self._process.wait()}: run {_SCRIPT} to see why")
        return line


@contextmanager
def nnsmith(python: str) -> Iterator[NNSmith]:
    """Start NNSmith."""
    environment = os.environ | {
        "OMP_NUM_THREADS": "1",
        "NNSMITH_ORT_INTRA_OP_THREAD": "1",
        "ORT_DISABLE_TELEMETRY": "1",
    }
    environment.pop("PYTHONPATH", None)
    pipe, command = subprocess.PIPE, [python, str(_SCRIPT)]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        try:
            yield NNSmith(process)
        finally:
            process.kill()


def compare(peer: NNSmith, palette: Palette, most: int) -> None:
    """Report the rates of both at one size, and their ratios."""
    drawn, ran = list[tuple[float, float]](), list[tuple[float, float]]()
    with graph_runner(most) as runner:
        for turn in range(TURNS):
            began = time.process_time()
            ours = len(draw_graphs(palette, most, turn * OURS, OURS)) / (time.process_time() - began)
            theirs = peer.rates(most, turn)
            drawn.append((ours, theirs[0]))
            ran.append((run_rate(runner, turn, most), theirs[1]))
    for what, pairs in (("drawn", drawn), ("drawn, answered and run", ran)):
        name = f"graphs {what}, {most} operations at most"
        report(f"NNSmith: {name}", "graphs/s", [theirs for _, theirs in pairs], more=True)
        report(f"{name}, against NNSmith", RATIO, [ours / theirs for ours, theirs in pairs], more=True)


def main() -> None:
    """Compare, if there is an NNSmith."""
    python = os.environ.get(VARIABLE)
    if not python:
        print(f"not run: {VARIABLE} names no interpreter that has nnsmith[onnx,onnxruntime]")
        return
    palette = Palette.of()
    with nnsmith(python) as peer:
        print(f"{len(palette.operations)} operations, NNSmith {peer.operations}; {load()}")
        for most in SIZES:
            compare(peer, palette, most)


if __name__ == "__main__":
    main()
