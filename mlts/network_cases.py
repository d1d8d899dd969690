"""Networks as cases for the harness's stress tests, which finds this by the entry points ``nnconform.networks``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.model.errors import FormatError
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.spec.case import Case
from nnconform.mlts.convert.network_file import read_network
from nnconform.mlts.localise.inputs import random_inputs

# Random inputs of each network.
_INPUTS = 2


def cases(path: Path, seed: int, oracle: Oracle) -> Iterator[Case]:
    """Yield the network of a ``.tflite`` or ``.onnx`` file with random inputs, and the oracle's outputs.

    Raises UsageError, FormatError for a file that the HAL cannot express or the oracle does not compute.
    """
    model = read_network(path).model
    for number in range(_INPUTS):
        inputs = tuple(random_inputs(model, seed + number))
        try:
            outputs = tuple(oracle.answer(model, inputs))
        except Unanswered as error:
            raise FormatError(path, f"the oracle has no answer: {error}; name other files with --models") from None
        yield Case(f"{path.stem}_{number}", model, inputs, outputs, f"the oracle, on random inputs of {path.name}")
