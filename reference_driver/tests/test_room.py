"""A tensor that has no room is refused before it is computed."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.ops.table import TABLE
from nnconform.reference_driver.kernels.resize import resize_bilinear
from nnconform.reference_driver.room import LARGEST, expect_room


@pytest.mark.parametrize("shape", [(), None, (0, 5), (None, 3), (LARGEST // 4,), (1 << 14, 1 << 14)])
def test_what_has_room(shape: tuple[int | None, ...] | None) -> None:
    expect_room(shape, 4)


@pytest.mark.parametrize("shape", [(LARGEST // 4 + 1,), (2**31 - 1, 2**31 - 1), (1, 401_075_753)])
def test_what_has_none(shape: tuple[int, ...]) -> None:
    with pytest.raises(MemoryError, match=r"a tensor of \d+ bytes, there is room for"):
        expect_room(shape, 4)


BEYOND = LARGEST + 1
ENLARGED = {
    "PAD": Constraints(extents={"input": (1,)}, values={"paddings": [[0, BEYOND]]}),
    "PAD_V2": Constraints(extents={"input": (1,)}, values={"paddings": [[0, BEYOND]]}),
    "TILE": Constraints(extents={"input": (1,)}, values={"multiples": [BEYOND]}),
    "FILL": Constraints(values={"shape": [BEYOND // 4 + 1]}),
    "RESIZE_BILINEAR": Constraints(values={"out_height": 1 << 15, "out_width": (1 << 15) + 1}),
    "RESIZE_NEAREST_NEIGHBOR": Constraints(values={"out_height": 1 << 15, "out_width": (1 << 15) + 1}),
    "SPACE_TO_BATCH_ND": Constraints(
        extents={"input": (1, 2, 2, 1)}, values={"block_shape": [1, 1], "paddings": [[0, 1 << 15], [0, 1 << 15]]}
    ),
}


def _calls() -> Iterator[Any]:
    """Yield a model of each operation that enlarges, in each type of which the output is below 4 GiB, as all are."""
    for op in TABLE.values():
        if op.code.name not in ENLARGED:
            continue
        constraints = ENLARGED[op.code.name]
        for signature in op.signatures():
            form, size = signature.form, DTYPES[OperandType(signature.row.of)].itemsize
            known = constraints.values.keys() <= {arg.name for arg in form.inputs}
            if known and size == (4 if op.code.name == "FILL" else 1):
                drawn = draw(Choices.from_list([]), op, form, signature.row, constraints)
                yield pytest.param(drawn.model, id=f"{op.code.name} {form.name} {signature.row.of!r}")


@pytest.mark.parametrize("model", list(_calls()))
def test_what_is_enlarged_beyond_it_is_refused_before_it_is_computed(model: Model) -> None:
    device, answers = open_driver("inproc:reference_driver?hal=aidl4"), SimpleQueue[tuple[ErrorStatus, object]]()
    tracemalloc.start()
    try:
        device.prepare_model(model, callback=lambda status, prepared: answers.put((status, prepared)))
        assert answers.get() == (ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, None)
        assert tracemalloc.get_traced_memory()[1] < LARGEST // 64
    finally:
        tracemalloc.stop()
        device.close()


def test_an_interpolation_has_room_for_its_parts() -> None:
    """An image of a byte a pixel that just has room took sixteen times as much."""
    tracemalloc.start()
    try:
        with pytest.raises(MemoryError, match="there is room for"):
            resize_bilinear(np.zeros((1, 1, 1, 1), np.float32), (1 << 15, 1 << 15), False, False)
        assert tracemalloc.get_traced_memory()[1] < LARGEST // 64
    finally:
        tracemalloc.stop()
