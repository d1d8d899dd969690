"""What drivers are compared with: a runtime of this process, another driver, or an earlier run."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.onnx_runtime import INSTALLED as ONNX_INSTALLED
from nnconform.mlts.onnx_runtime import OnnxRuntime
from nnconform.mlts.quantity import HIT, Rows
from nnconform.mlts.task import Runner, Task

# The unit of stored rows, for each item how many numbers and these; and what is behind their quantity's name.
ROWS, BY_ITEM = "rows", ", by item"
_KERNELS = {"litert": "xnnpack", "litert-reference": "reference"}
_NAMES = {
    "litert": "LiteRT on the CPU",
    "litert-reference": "LiteRT's reference kernels",
    "onnxruntime": "ONNX Runtime",
}


class Baseline(msgspec.Struct, frozen=True):
    """What the drivers are compared with on one task: something that runs, or the rows of an earlier run."""

    name: str
    runner: Runner | None = None
    session: Session | None = None
    rows: Mapping[str, Rows] = {}


class Baselines:
    """The baseline that a text names, for any task.

    The text is ``litert``, ``litert-reference``, ``onnxruntime``, ``none``, ``run:STORE`` with perhaps ``#RUN`` for the
    number of a run and ``@ADDRESS`` for a driver of it, or the address of a driver. ``auto`` is LiteRT for its files
    and ONNX Runtime for ONNX's, if they are installed. Raises UsageError.
    """

    def __init__(self, text: str, stack: ExitStack, limit: float) -> None:
        self._text, self._session, self._kept = text, None, dict[tuple[str, str], Rows]()
        self.missing = ""
        if text.startswith("run:"):
            self._kept = _kept_rows(text.removeprefix("run:"))
        elif text not in (*_NAMES, "auto", "none"):
            self._session = stack.enter_context(closing(Session(text, limit=limit)))
            self._session.device()

    def of(self, task: Task) -> Baseline | None:
        """Return the task's baseline, None if it has none; ``missing`` then says why. Raises UsageError."""
        self.missing = ""
        if self._session is not None:
            return Baseline(self._text, session=self._session)
        if self._text.startswith("run:"):
            rows = {quantity: rows for (subject, quantity), rows in self._kept.items() if subject == task.name}
            if not rows or task.needs_baseline:
                self.missing = f"the run has no figures of {task.name}" if not rows else "outputs are not kept by runs"
                return None
            return Baseline(self._text, rows=rows)
        chosen, content = self._text, task.path.suffix
        if chosen == "auto":
            chosen = "onnxruntime" if content == ".onnx" else "litert"
            if not (ONNX_INSTALLED if chosen == "onnxruntime" else INSTALLED):
                self.missing = f"{_NAMES[chosen]} is not installed: pip install 'nnconform[all]'"
                return None
        if chosen == "none":
            self.missing = "no baseline was asked for"
            return None
        if chosen == "onnxruntime":
            if content != ".onnx":
                raise UsageError(f"{task.path}: ONNX Runtime reads .onnx; --baseline onnxruntime: is the driver on it")
            return Baseline(_NAMES[chosen], OnnxRuntime(task.path))
        if content != ".tflite":
            raise UsageError(f"{task.path}: LiteRT reads .tflite; choose --baseline onnxruntime, or a driver's address")
        kernels = _KERNELS[chosen]
        return Baseline(
            _NAMES[chosen], LiteRT(task.path.read_bytes(), "reference" if kernels == "reference" else "xnnpack")
        )


def packed(rows: Rows) -> tuple[float, ...]:
    """Return the rows of all items as they are stored."""
    return tuple(float(number) for row in rows for number in (len(row), *row))


def unpacked(samples: tuple[float, ...]) -> Rows:
    """Return stored rows. Raises UsageError if they are damaged."""
    rows, at = [], 0
    while at < len(samples):
        # Neither a number that is not one, nor a negative one, is a length.
        count = int(samples[at]) if samples[at] >= 0 else len(samples)
        rows.append(samples[at + 1 : at + 1 + count])
        at += 1 + count
        if at > len(samples):
            raise UsageError("rows of an earlier run: damaged in the store; run it again")
    return rows


def _kept_rows(text: str) -> dict[tuple[str, str], Rows]:
    """Return the rows of each network and quantity of a driver in a stored run."""
    text, _, driver = text.partition("@")
    path, _, number = text.partition("#")
    if number and not number.isdecimal():
        raise UsageError(f"--baseline run:{text}: number of the run: got {number!r}, wanted run:STORE#NUMBER")
    with Store.open(Path(path), must_exist=True) as store:
        run = store.run(int(number)) if number else store.run()
        measurements = store.measurements(run.id)
    judged = [each for each in measurements if each.unit in (ROWS, HIT) and (not driver or each.driver == driver)]
    drivers = sorted({each.driver for each in judged if each.driver in run.drivers})
    if (driver and not judged) or (not driver and len(drivers) != 1):
        names = ", ".join(sorted({each.driver for each in measurements})) or "none"
        raise UsageError(f"--baseline run:{text}: name one driver of run {run.id} with @ADDRESS; it has {names}")
    kept: dict[tuple[str, str], Rows] = {}
    for each in judged:
        if driver or each.driver == drivers[0]:
            key = each.subject, each.quantity.removesuffix(BY_ITEM)
            if each.unit == ROWS:
                kept[key] = unpacked(each.samples)
            else:
                # One hit an item, unless the rows follow.
                kept.setdefault(key, [(sample,) for sample in each.samples])
    return kept
