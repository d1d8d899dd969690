"""A case: a model, its inputs, the expected outputs, and their source."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from nnconform.harness.extensions.names import operation_name
from nnconform.harness.model.codes import HalVersion, OperandType, name_of
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import Array, is_tensor


class Case(msgspec.Struct, frozen=True):
    """One test case to run on a driver.

    ``inputs`` has an array for each of the model's inputs, None for an optional one that is left out; ``expected`` one
    for each of its outputs, None for one that is not compared. Arrays hold raw values in the operand's own element
    type. ``min_version`` is the lowest HAL version claimed by the case's author, None without claim. ``source`` is
    where the expected numbers come from, and ``confirmed`` has the names of independent runtimes that give the same
    numbers. ``path`` is the file the case was read from, ``""`` for one made in memory. ``tested_operations`` are the
    codes of the operations under test, if a variation added others; empty for all operations of the model.
    ``whole_network`` says that the model is a whole network, whose 8-bit outputs may differ by more than one unit.
    """

    name: str
    model: Model
    inputs: tuple[Array | None, ...]
    expected: tuple[Array | None, ...]
    source: str = ""
    path: str = ""
    min_version: HalVersion | None = None
    expect_failure: bool = False
    multinomial_tolerance: float = 0.0
    variations: tuple[str, ...] = ()
    tested_operations: tuple[int, ...] = ()
    confirmed: tuple[str, ...] = ()
    whole_network: bool = False

    def is_aosps(self) -> bool:
        """Whether the expected numbers are AOSP's, or those of a spec in AOSP's form that names no source."""
        return self.source.startswith("AOSP ")

    def is_whole_network(self) -> bool:
        """Whether the model counts as a whole network: by ``whole_network``, or by a name with "mobilenet" in it, by
        which AOSP's tests decide (TestHarness.cpp, getQuant8AllowedError).
        """
        return self.whole_network or "mobilenet" in self.name

    def operations(self) -> tuple[str, ...]:
        """The names of the operations under test, each once, in order of first appearance."""
        codes = self.tested_operations or dict.fromkeys(
            step.type for graph in self.model.subgraphs() for step in graph.operations
        )
        return tuple(operation_name(self.model, code) for code in codes)

    def operand_types(self) -> tuple[str, ...]:
        """The names of the types of the main subgraph's tensors, each once, in order of first appearance."""
        operands = self.model.main.operands
        return tuple(dict.fromkeys(name_of(OperandType, each.type) for each in operands if is_tensor(each.type)))

    def output_operands(self) -> tuple[Operand, ...]:
        """The operands of the model's outputs."""
        return tuple(self.model.main.operands[index] for index in self.model.main.output_indexes)

    def input_operands(self) -> tuple[Operand, ...]:
        """The operands of the model's inputs."""
        return tuple(self.model.main.operands[index] for index in self.model.main.input_indexes)


class PendingCase(msgspec.Struct, frozen=True):
    """A case of a file that has been read, known by its name. ``build`` returns it, equal each time, with its model and
    its values, which take most of the time of reading. It raises FormatError if they are not valid.
    """

    name: str
    build: Callable[[], Case]
