"""An adapter to a runtime of a few lines: its files are JSON, and it adds. Each fault is one that the kit must find."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
import time

import numpy as np

from nnconform import (
    DeviceInfo,
    DeviceType,
    FileRefused,
    HalVersion,
    ModelFile,
    OperationType,
    Runtime,
    RuntimeDevice,
    UsageError,
    compute,
    constant_value,
)

FAULTS = {
    "": "",
    "wrong_operand": "round_trip[ADD]",
    "keeps_constants": "constants_are_read_at_each_preparation",
    "shares_sessions": "prepared_models_are_independent",
    "shares_inputs": "threads_execute_one_model",
    "opens_nothing_while_it_runs": "threads_prepare_at_once",
    "keeps_sizes": "sizes_are_those_of_each_request",
    "claims_all": "round_trip[NEG]",
    "claims_beside": "unclaimed_operations_are_told",
    "claims_nothing_beside": "unclaimed_operations_are_told",
    "no_reasons": "reasons_name_their_operations",
    "any_option": "wrong_options_are_told",
    "opens_once": "it_opens_again",
    "leaves_files": "nothing_is_left_behind",
    "leaves_descriptors": "nothing_is_left_behind",
    "leaves_threads": "nothing_is_left_behind",
}
_closed: list[str] = []
_kept: dict[str, np.ndarray | None] = {}
_LIMITS = {0: (-np.inf, np.inf), 1: (0, np.inf), 2: (-1, 1), 3: (0, 6)}


class Disturbance:
    """Makes one run last until something else is opened, however busy the machine is: the runs beside it go on."""

    def __init__(self) -> None:
        self._waiting, self._disturbed = threading.Lock(), threading.Event()

    def await_one(self) -> None:
        """Wait for the first disturbance, unless another run does already."""
        if not self._disturbed.is_set() and self._waiting.acquire(blocking=False):
            self._disturbed.wait(60)
            self._waiting.release()

    def disturbs(self) -> bool:
        """Return whether a run waits, and end it."""
        if not self._waiting.locked():
            return False
        self._disturbed.set()
        return True


class ToySession:
    """An addition, ready to run."""

    def __init__(self, text: str, fault: str, disturbance: Disturbance) -> None:
        self._file, self._fault, self._width = json.loads(text), fault, -1
        self._disturbance = disturbance
        self._inputs: list[np.ndarray] = []

    def run(self, inputs):
        self._inputs = inputs
        if self._fault == "opens_nothing_while_it_runs":
            self._disturbance.await_one()
        if self._fault == "shares_inputs":
            time.sleep(0.0001)
        given = iter(self._inputs if self._fault == "shares_inputs" else inputs)
        sums = []
        for constants, activation in self._file["steps"]:
            a, b = (next(given) if each is None else np.array(each, "<f4") for each in constants)
            sums.append(np.clip(a + (a if self._fault == "wrong_operand" else b), *_LIMITS[activation]))
        if self._fault == "keeps_sizes":
            self._width = len(sums[0]) if self._width < 0 else self._width
            sums[0] = np.resize(sums[0], self._width)
        return sums


class Toy(Runtime):
    """Adds floats: of two tensors."""

    title = "Toy"

    def __init__(self, fault: str) -> None:
        self._fault, self._disturbance = fault, Disturbance()
        self._sessions: dict[str, ToySession] = {}

    def write(self, model, checked, refused):
        reasons, steps = [], []
        for number, step in enumerate(model.main.operations):
            reason = refused.get(number) or self._reason(model, step)
            reasons.append(reason and (reason if self._fault == "no_reasons" else f"{self._name(step)}: {reason}"))
            if not reason:
                operands = [model.main.operands[index] for index in step.inputs[:2]]
                values = [constant_value(model, operand) for operand in operands]
                if self._fault == "keeps_constants":
                    key = repr(operands)
                    values[1] = _kept.setdefault(key, values[1])
                activation = constant_value(model, model.main.operands[step.inputs[2]])
                assert activation is not None
                steps.append(([None if value is None else value.tolist() for value in values], int(activation)))
        if self._fault == "claims_all":
            reasons = [""] * len(reasons)
        if self._fault == "claims_beside" and not all(reasons):
            reasons = [""] * len(reasons)
        if self._fault == "claims_nothing_beside" and any(reasons):
            reasons = [f"{self._name(step)}: not with others" for step in model.main.operations]
        return ModelFile(json.dumps({"steps": steps}).encode(), tuple(reasons))

    @staticmethod
    def _name(step) -> str:
        return OperationType(step.type).name

    def _reason(self, model, step) -> str:
        if step.type != OperationType.ADD or self._fault == "adds_nothing":
            return "it only adds"
        a, b, activation = (model.main.operands[index] for index in step.inputs)
        if a.type != b.type or a.type.name != "TENSOR_FLOAT32":
            return "it only adds floats"
        if self._fault == "fixed_sizes" and 0 in a.dimensions:
            return "it must know the sizes"
        return "" if constant_value(model, activation) is not None else "the activation must be a constant"

    def open(self, model_file):
        text = model_file.content.decode()
        if self._fault == "opens_nothing_while_it_runs" and self._disturbance.disturbs():
            raise FileRefused("busy")
        if self._fault == "leaves_files":
            tempfile.mkstemp()
        if self._fault == "leaves_descriptors":
            os.open(os.devnull, os.O_RDONLY)
        if self._fault == "leaves_threads":
            threading.Thread(target=threading.Event().wait, daemon=True).start()
        session = ToySession(text, self._fault, self._disturbance)
        return self._sessions.setdefault("one", session) if self._fault == "shares_sessions" else session


class ToyDevice(RuntimeDevice):
    """Notes that it was closed."""

    def close(self) -> None:
        _closed.append(self.info().version)
        if self.info().version == "ends_its_process" and sys.argv[0].endswith("alone.py"):
            os._exit(3)


def open_device(fault: str = "", **more: str) -> RuntimeDevice:
    """Open it; ``fault`` is one of FAULTS."""
    if more and fault != "any_option":
        raise UsageError(f"toy: unknown option {', '.join(more)}")
    if fault == "opens_once" and fault in _closed:
        raise UsageError("toy: it is open")
    info = DeviceInfo(fault, DeviceType.CPU, HalVersion.AIDL4, compute.EMULATED)
    return ToyDevice(Toy(fault), "toy", info)
