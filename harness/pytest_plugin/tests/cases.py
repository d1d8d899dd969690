"""A spec with a few cases, and functions that run pytest on it in a process as a user would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import psutil

from nnconform.harness.pytest_plugin.tests.warm_pytest import WarmPytest
from nnconform.harness.results.events import Event
from nnconform.harness.results.store import Store

# Marks the processes that these tests start.
MARK = "NNCONFORM_TEST_OF"

# The faulty drivers have their faults in TANH. The values are tanh in closed form, to more digits than float32 has.
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
    """Write the spec to a file in ``folder``; return its path."""
    path = folder / "runner.mod.py"
    path.write_text(SPEC)
    return path


# Hypothesis's plugin imports all of Hypothesis at the end of each run: 0.5 s of processor time; another plugin collects
# all garbage five times.
_WITHOUT = ("cacheprovider", "hypothesispytest", "unraisableexception")
OPTIONS = ["-q", *(word for name in _WITHOUT for word in ("-p", f"no:{name}")), "-c", "/dev/null"]
_warm = WarmPytest(*OPTIONS, "-p", "no:xdist")


def pytest_command(*arguments: object) -> list[str]:
    """Return the command that runs pytest with these arguments, with no plugin that it does not need."""
    return [sys.executable, "-m", "pytest", *OPTIONS, *_words(arguments)]


def _words(arguments: Sequence[object]) -> list[str]:
    """Return the arguments as words, after the option that ends pytest's look around at the first one's folder: else it
    makes a node for each file and folder beside each of the folders above, and a folder of temporary files has
    thousands: three quarters of the time of a short run.
    """
    words = [str(argument) for argument in arguments]
    path = Path(words[0].partition("::")[0])
    return ["--confcutdir", str(path if path.is_dir() else path.parent), *words]


def run_pytest(*arguments: object, timeout: float = 600) -> subprocess.CompletedProcess[str]:
    """Run pytest in a process of its own, outside of any project; it must leave no process behind.

    With ``-n`` it is one that was started as a user does; else it is forked from one that is warm.
    """
    words, mark = _words(arguments), {**os.environ, MARK: str(os.getpid())}
    # What somebody gives this run, such as another summary, is not for those within it.
    mark.pop("PYTEST_ADDOPTS", None)
    if "-n" not in arguments:
        return _warm.run(words, mark, timeout, assert_nothing_left)
    command = pytest_command(*arguments)
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False, env=mark)
    assert_nothing_left()
    return done


def assert_nothing_left() -> None:
    """Fail if a process runs that ``run_pytest`` caused to start, whatever its parent is now."""
    left = []
    for process in psutil.process_iter():
        try:
            if process.environ().get(MARK) == str(os.getpid()):
                left.append((process.pid, process.cmdline()))
        except psutil.Error:
            # It has ended in the meantime, or belongs to another user.
            continue
    assert left == []


def verdicts(store: Path) -> dict[str, dict[str, Event]]:
    """Return the verdicts of the latest run, by driver and by the case's name."""
    events: dict[str, dict[str, Event]] = {}
    with Store.open(store, must_exist=True) as opened:
        latest = opened.latest_run()
        assert latest is not None
        for event in opened.verdicts(latest):
            name = event.case.rpartition("::")[2].partition("[")[0].removeprefix("runner_")
            events.setdefault(event.driver, {})[name] = event
    return events
