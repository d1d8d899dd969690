"""Cases per second in one pytest process, with the driver in the process and as a service, beside the ONNX suite's
rate.

Run ``python -m nnconform.generated_tests.benchmarks.bench_cases``. The AOSP cases are read from
``../shared/aosp_cases``; the ONNX backend suite runs with its reference evaluator, if the onnx package is installed. A
rate counts the cases that ran (not those skipped) over pytest's own time, which includes collecting them but not
starting the interpreter.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
AOSP = ROOT.parent / "shared" / "aosp_cases"
DRIVERS = ("inproc:reference_driver", "service:inproc:reference_driver")
# The operations of the skeleton, which the goals are stated for.
TWENTY = frozenset(
    {
        *("ADD", "MUL", "SUB", "DIV", "RELU", "RELU1", "RELU6", "LOGISTIC", "TANH", "SOFTMAX", "RESHAPE"),
        *("CONV_2D", "DEPTHWISE_CONV_2D", "AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D", "FULLY_CONNECTED"),
        *("CONCATENATION", "QUANTIZE", "DEQUANTIZE"),
    }
)
ONNX_SUITE = """
import onnx.backend.base
import onnx.backend.test
from onnx.reference import ReferenceEvaluator

class Prepared(onnx.backend.base.BackendRep):
    def __init__(self, model):
        self.session = ReferenceEvaluator(model)
    def run(self, inputs, **kwargs):
        names = [i.name for i in self.session.proto_.graph.input][: len(inputs)]
        return self.session.run(None, dict(zip(names, inputs)))

class Reference(onnx.backend.base.Backend):
    @classmethod
    def prepare(cls, model, device="CPU", **kwargs):
        return Prepared(model)
    @classmethod
    def supports_device(cls, device):
        return device == "CPU"

suite = onnx.backend.test.BackendTest(Reference, __name__)
suite.include("test_.*_cpu")
globals().update({"OnnxBackendNodeModelTest": suite.test_cases["OnnxBackendNodeModelTest"]})
"""


def rate(*arguments: str) -> tuple[int, float]:
    """Return how many cases ran, and pytest's own seconds."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *arguments]
    # As users run it: with compiled modules kept from one run to the next.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)
    last = done.stdout.strip().splitlines()[-1]
    ran = sum(int(count) for count, _ in re.findall(r"(\d+) (passed|failed)", last))
    seconds = re.search(r"in ([\d.]+)s", last)
    assert seconds, done.stdout + done.stderr
    return ran, float(seconds[1])


def show(what: str, result: tuple[int, float]) -> None:
    ran, seconds = result
    print(f"{what:55} {ran:6} cases {seconds:7.2f} s {ran / seconds:8.0f} cases/s", flush=True)


def subset(folder: Path) -> Path:
    """Return the AOSP cases of the first twenty operations only."""
    path = folder / "twenty.jsonl.gz"
    with gzip.open(path, "wt") as chosen:
        for source in sorted(AOSP.glob("*.jsonl.gz")):
            with gzip.open(source, "rt") as lines:
                for line in lines:
                    graphs = json.loads(line)["subgraphs"]
                    if {step["type"] for graph in graphs for step in graph["operations"]} <= TWENTY:
                        chosen.write(line)
    return path


def main() -> None:
    specs = str(ROOT / "generated_tests" / "specs")
    warm_up = str(ROOT / "generated_tests" / "specs" / "elu.mod.py")
    rate(warm_up, "--driver", DRIVERS[0])
    with tempfile.TemporaryDirectory() as scratch:
        for driver in DRIVERS:
            if AOSP.is_dir():
                show(f"AOSP cases of 20 operations, {driver}", rate(str(subset(Path(scratch))), "--driver", driver))
                show(f"all AOSP cases, {driver}", rate(str(AOSP), "--driver", driver))
            show(f"our specs, {driver}", rate(specs, "--driver", driver))
        if importlib.util.find_spec("onnx"):
            suite = Path(scratch) / "test_onnx_suite.py"
            suite.write_text(ONNX_SUITE)
            show("ONNX backend suite, its reference evaluator", rate(str(suite)))
    print(f"goals, AOSP cases of 20 operations: 1500 cases/s {DRIVERS[0]}, 800 {DRIVERS[1]}")


if __name__ == "__main__":
    main()
