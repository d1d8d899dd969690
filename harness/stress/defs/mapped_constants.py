"""Models are compiled from files that are mapped into memory: their constants are pools at any offset of a file that
many models share. Each must have its own constants, also once its file is unlinked and closed, and there is another.
"""

from __future__ import annotations

import mmap
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.support.exact_sums import SumType
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import Sum, SumRequest, drawn_numbers, find_sum_type, numbers_from

THREADS = 3
# Constants in one file, and elements of each: more than a page.
CONSTANTS = 6
WIDTH = 2_000
# Bytes before a constant, at most: the offset of a pool need not be that of a page.
GAP = 9_000


def work(client: StressClient) -> None:
    """Write files of constants, and compile models from them."""

    def compile_from_files(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        request = SumRequest(kind, WIDTH)
        for turn in worker.iterations():
            constants = [drawn_numbers(worker.random, WIDTH) for _ in range(CONSTANTS)]
            with _file_of(worker, kind, constants) as (file, offsets):
                models = [
                    _mapped(worker, kind, constant, file, offset)
                    for constant, offset in zip(constants, offsets, strict=True)
                ]
                for model in models:
                    model.open()
                    # The client keeps no mapping and no descriptor of it: the driver has its own, or a copy.
                    model.model = replace(model.model, pools=())
            for place in worker.random.sample(range(CONSTANTS), CONSTANTS):
                models[place].execute(request, numbers_from(turn, WIDTH), f"of constant {place} of a mapped file")
            for model in models:
                model.close()

    client.in_threads(THREADS, compile_from_files)


@contextmanager
def _file_of(worker: ClientThread, kind: SumType, constants: list[Array]) -> Iterator[tuple[int, list[int]]]:
    """A context with an unlinked file of these constants, and where each begins."""
    content, offsets = bytearray(), []
    for constant in constants:
        content += bytes(worker.random.randrange(0, GAP, 4))
        offsets.append(len(content))
        content += kind.array(kind.fine(constant)).tobytes()
    with tempfile.TemporaryFile() as file:
        file.write(content)
        file.flush()
        yield file.fileno(), offsets


def _mapped(worker: ClientThread, kind: SumType, constant: Array, file: int, offset: int) -> Sum:
    """Return a sum whose constant is a pool in a file."""
    size = kind.array(constant).nbytes
    model = Sum(worker, kind, constant)
    model.model = _with_pool(model.model, Memory(os.dup(file), size, offset, mmap.PROT_READ), size)
    return model


def _with_pool(model: Model, pool: Memory, size: int) -> Model:
    """Return the model with its constant tensor in a pool, and what follows of its values where it was."""
    operands = tuple(
        replace(each, lifetime=L.CONSTANT_REFERENCE, location=DataLocation(0, 0, size))
        if each.lifetime == L.CONSTANT_COPY and np.prod(each.dimensions) > 1
        else each
        for each in model.main.operands
    )
    return replace(model, main=replace(model.main, operands=operands), pools=(pool,))


ROLES = (Role(work),)
