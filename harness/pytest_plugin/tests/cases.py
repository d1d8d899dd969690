"""A few cases for the runner's tests, and a way to run pytest on them as a user would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psutil

from nnconform.harness.results.events import Event
from nnconform.harness.results.store import Store

# Marks the processes that these tests start.
MARK = "NNCONFORM_TEST_OF"

# TANH is what faulty drivers strike on; the values are tanh in closed form, to more digits than float32 has.
SPEC = """
struck = Input("x", ("TENSOR_FLOAT32", [3]))
answer = Output("y", ("TENSOR_FLOAT32", [3]))
Model().Operation("TANH", struck).To(answer)
quant8 = DataTypeConverter(name="quant8").Identify({
    struck: ("TENSOR_QUANT8_ASYMM", 0.0625, 128), answer: ("TENSOR_QUANT8_ASYMM", 1.0 / 128, 128)})
Example({struck: [-1.0, 0.5, 2.0], answer: [-0.761594156, 0.462117157, 0.964027580]},
        name="tanh", source="closed form").AddVariations("float16", quant8).DisableLifeTimeVariation()

a = Input("a", ("TENSOR_INT32", [3]))
b = Input("b", ("TENSOR_INT32", [3]))
total = Output("sum", ("TENSOR_INT32", [3]))
Model().Operation("ADD", a, b, 0).To(total)
Example({a: [1, 2, 3], b: [40, 50, 60], total: [41, 52, 63]}, name="add", source="by hand").DisableLifeTimeVariation()

wide = Input("x", ("TENSOR_FLOAT32", [2, 2]))
flat = Output("y", ("TENSOR_FLOAT32", [4]))
Model().Operation("RESHAPE", wide, [5]).To(flat)
Example({wide: [1.0, 2.0, 3.0, 4.0], flat: [1.0, 2.0, 3.0, 4.0]},
        name="reshape_to_five", source="by hand").ExpectFailure().DisableLifeTimeVariation()
"""


def write_spec(folder: Path) -> Path:
    """The cases, as a file of ``folder``."""
    path = folder / "runner.mod.py"
    path.write_text(SPEC)
    return path


def run_pytest(*arguments: object, timeout: float = 100) -> subprocess.CompletedProcess[str]:
    """pytest in a process of its own, in no project."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *map(str, arguments)]
    mark = {**os.environ, MARK: str(os.getpid())}
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False, env=mark)


def left_behind() -> list[psutil.Process]:
    """The processes that runs of ``run_pytest`` started and that are still there, whoever their parent is now."""
    found = []
    for process in psutil.process_iter():
        try:
            if process.environ().get(MARK) == str(os.getpid()):
                found.append(process)
        except psutil.Error:
            # Gone in the meantime, or somebody else's.
            continue
    return found


def verdicts(store: Path) -> dict[str, dict[str, Event]]:
    """What the latest run came to, by driver and by the case's name."""
    found: dict[str, dict[str, Event]] = {}
    with Store.open(store, must_exist=True) as opened:
        latest = opened.latest_run()
        assert latest is not None
        for event in opened.verdicts(latest):
            name = event.case.rpartition("::")[2].partition("[")[0].removeprefix("runner_")
            found.setdefault(event.driver, {})[name] = event
    return found
