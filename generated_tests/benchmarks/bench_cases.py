"""Cases a second in one pytest process, with the driver in the process and as a service, and the collection alone.

Run ``python -m nnconform.generated_tests.benchmarks.bench_cases``. The AOSP cases are read from
``../shared/aosp_cases``. Beside them ONNX's own node tests, by two backends, and our cases on ONNX Runtime, if both
packages are installed. A rate counts the cases that ran (not those skipped) over the processor time of all processes,
which includes collecting them but not starting the interpreter and the driver, with what a driver loads once for the
first large model.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from nnconform.harness.campaigns.benchmarks.figures import report
from nnconform.harness.campaigns.benchmarks.turns import load

ROOT = Path(__file__).resolve().parents[2]
AOSP = ROOT.parent / "shared" / "aosp_cases"
# Cases a second that are the goals.
DRIVERS = {"inproc:reference_driver": 1500, "service:inproc:reference_driver": 1000}
PEER = "onnxruntime:CPUExecutionProvider?threads=1"
# Seconds of collection that are the goals.
WHOLE, AOSP_WARM = 1.5, 2.0
# The cases of AOSP that the goal is for; the folder may have fewer.
AOSP_CASES = 9115
TURNS = 5
# The operations of the skeleton, which the goals are stated for.
TWENTY = frozenset(
    {
        *("ADD", "MUL", "SUB", "DIV", "RELU", "RELU1", "RELU6", "LOGISTIC", "TANH", "SOFTMAX", "RESHAPE"),
        *("CONV_2D", "DEPTHWISE_CONV_2D", "AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D", "FULLY_CONNECTED"),
        *("CONCATENATION", "QUANTIZE", "DEQUANTIZE"),
    }
)
# The node tests of ONNX, run by a backend: its own reference evaluator, or ONNX Runtime's.
ONNX_SUITE = """
import onnx.backend.base
import onnx.backend.test

{backend}

suite = onnx.backend.test.BackendTest(Backend, __name__)
suite.include("test_.*_cpu")
globals().update({{"OnnxBackendNodeModelTest": suite.test_cases["OnnxBackendNodeModelTest"]}})
"""
BACKENDS = {
    "its reference evaluator": """
from onnx.reference import ReferenceEvaluator

class Prepared(onnx.backend.base.BackendRep):
    def __init__(self, model):
        self.session = ReferenceEvaluator(model)
    def run(self, inputs, **kwargs):
        names = [i.name for i in self.session.proto_.graph.input][: len(inputs)]
        return self.session.run(None, dict(zip(names, inputs)))

class Backend(onnx.backend.base.Backend):
    @classmethod
    def prepare(cls, model, device="CPU", **kwargs):
        return Prepared(model)
    @classmethod
    def supports_device(cls, device):
        return device == "CPU"
""",
    "ONNX Runtime's backend": "from onnxruntime.backend.backend import OnnxRuntimeBackend as Backend",
}


def run(*arguments: str) -> tuple[int, float]:
    """Return how many cases ran, and the processor seconds of pytest and of the processes that it started."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *arguments]
    # As users run it: with compiled modules kept from one run to the next.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = _spent()
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)
    spent, last = _spent() - before, (done.stdout.strip().splitlines() or [""])[-1]
    ran = sum(int(count) for count, _ in re.findall(r"(\d+) (passed|failed|tests? collected)", last))
    if not ran:
        raise RuntimeError(f"{' '.join(command)}: nothing ran\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return ran, spent


def _spent() -> float:
    """Return the processor seconds of all processes that this one has started and that have ended."""
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


class Suite:
    """Runs of pytest: what each costs beyond its start, which is measured by a run of a few cases."""

    def __init__(self, start: str) -> None:
        self._start = start

    def rates(self, driver: str, *paths: str, turns: int = TURNS) -> list[float]:
        """Return the cases a second on a driver, with their collection."""
        return [self._rate(("--driver", driver), paths) for _ in range(turns)]

    def _rate(self, options: Sequence[str], paths: Sequence[str]) -> float:
        few, start = run(self._start, *options)
        ran, spent = run(*paths, *options)
        return (ran - few) / (spent - start)

    def collection(self, *paths: str) -> list[float]:
        """Return the seconds that a collection takes."""
        options = ("--collect-only", "--driver", next(iter(DRIVERS)))
        return [run(*paths, *options)[1] - run(self._start, *options)[1] for _ in range(TURNS)]


def subset(folder: Path) -> tuple[str, str]:
    """Write two files to ``folder`` and return their paths: a start, and the AOSP cases of the first twenty operations.

    The start is the first of these cases and the one of the most operations, a whole network.
    """
    found: list[tuple[int, str]] = []
    for source in sorted(AOSP.glob("*.jsonl.gz")):
        with gzip.open(source, "rt") as lines:
            for line in lines:
                graphs = json.loads(line)["subgraphs"]
                if {step["type"] for graph in graphs for step in graph["operations"]} <= TWENTY:
                    found.append((sum(len(graph["operations"]) for graph in graphs), line))
    start, all_of_them = folder / "start.jsonl.gz", folder / "twenty.jsonl.gz"
    for path, chosen in ((start, [found[0], max(found)]), (all_of_them, found)):
        with gzip.open(path, "wt") as file:
            file.writelines(line for _, line in chosen)
    return str(start), str(all_of_them)


def main() -> None:
    print(load())
    specs = str(ROOT / "generated_tests" / "specs")
    suite = Suite(f"{specs}/elu.mod.py")
    with tempfile.TemporaryDirectory() as scratch:
        aosp = subset(Path(scratch)) if AOSP.is_dir() else None
        for driver, goal in DRIVERS.items():
            where = driver.partition(":")[0]
            rates = suite.rates(driver, specs, turns=1)
            report(f"cases of our specs through pytest, {where}", "cases/s", rates, more=True, goal=goal)
            if aosp:
                start, twenty = aosp
                rates = Suite(start).rates(driver, twenty)
                report(f"AOSP's cases of 20 operations through pytest, {where}", "cases/s", rates, more=True, goal=goal)
        report("collection of all specs", "s", suite.collection(specs), more=False, goal=WHOLE)
        if AOSP.is_dir():
            count, _ = run(str(AOSP), "--collect-only", "--driver", next(iter(DRIVERS)))
            seconds = AOSP_WARM * count / AOSP_CASES
            report(f"collection of {count} of AOSP's cases", "s", suite.collection(str(AOSP)), more=False, goal=seconds)
        if importlib.util.find_spec("onnx") and importlib.util.find_spec("onnxruntime"):
            report("cases of our specs, onnxruntime:", "cases/s", suite.rates(PEER, specs, turns=1), more=True)
            for name, backend in BACKENDS.items():
                path = Path(scratch) / f"test_onnx_{len(backend)}.py"
                path.write_text(ONNX_SUITE.format(backend=backend))
                ran, spent = run(str(path))
                report(f"ONNX's node tests, {name}", "cases/s", [ran / spent], more=True)


if __name__ == "__main__":
    main()
