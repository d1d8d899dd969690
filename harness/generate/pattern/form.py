"""Idioms and their forms: a pattern of operations, with every attribute that decides whether a pass may apply."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import combinations
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from nnconform.harness.discovery import mark
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.draw import grow
from nnconform.harness.generate.graph.order import in_drawn_order
from nnconform.harness.generate.graph.palette import Entry, Palette
from nnconform.harness.generate.graph.parts import Part
from nnconform.harness.generate.graph.unread import without_unread_inputs
from nnconform.harness.generate.pattern.covering import Row, covering_rows, special_count, special_rows
from nnconform.harness.generate.pattern.layers import LIES
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import HalVersion, OperationType, name_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import ValidationError

Draw = Callable[..., None]
REAL = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)
QUANT = (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED)
EVERY = (T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM_SIGNED)
# Operations that are added around an idiom.
AROUND = 3
# In a sample, how many values of a form are not plain, at most, and how frequent the surroundings are; around many
# patterns in a form, which would double them, operations are rarer.
_SPECIAL, _AROUND, _AROUND_MANY = 3, (4, 10, 2, 2, 2), (1, 10, 2, 2, 1)


class Surroundings(Enum):
    """What stands around an idiom: an operation before each input and behind each result; nothing; so that an
    intermediate result is an output too, or all are; random operations that read some of its results.
    """

    FRAMED = "operations before and behind"
    ALONE = "alone"
    ONE_OUTPUT = "one intermediate result is an output"
    OUTPUTS = "all results are outputs"
    EMBEDDED = "random operations around"


class Idiom(msgspec.Struct, frozen=True, eq=False):
    """A pattern: ``function`` writes it into a sketch, with one value of each of ``attributes``; ``types`` are the
    element types that it is written in. Each form of one with ``packed`` holds many patterns side by side that no other
    form has: a sample has them all, and a random graph is too small for one.
    """

    name: str
    function: Draw
    types: tuple[T, ...]
    attributes: Mapping[str, tuple[Any, ...]]
    packed: bool = False
    sure: bool = False

    @property
    def area(self) -> str:
        """The file that the idiom is in."""
        return self.name.partition(".")[0]

    def axes(self) -> list[Sequence[Any]]:
        """Return the attributes' values, the surroundings and the types."""
        return [*self.attributes.values(), tuple(Surroundings), self.types]

    def forms(self, strength: int, seed: int = 0, hal: HalVersion = HalVersion.AIDL4) -> Iterator[IdiomForm]:
        """Yield forms in which every combination of ``strength`` of the attributes occurs, and each value of an
        attribute with each type and in all surroundings, as far as the contract has it.
        """
        attributes = range(len(self.attributes))
        around, code = len(attributes), len(attributes) + 1
        groups = list(combinations(attributes, min(strength, len(attributes))))
        groups += [(axis, other) for other in (around, code) for axis in range(other)]

        def admits(row: Row) -> bool:
            return self.sure or self._form(row).exists(seed, hal)

        random = Random(crc32(f"{seed} {self.name}".encode()))
        for row in covering_rows([len(axis) for axis in self.axes()], groups, random, admits):
            yield self._form(row)

    def sampled(self, seed: int = 0, hal: HalVersion = HalVersion.AIDL4) -> Iterator[IdiomForm]:
        """Yield forms in which every value of every attribute, and every pair of values, occurs while the others are
        plain but for few, each in a type and surroundings that are drawn.
        """
        random = Random(crc32(f"{seed} {self.name}".encode()))
        forms: dict[Row, IdiomForm] = {}

        def admits(row: Row) -> bool:
            around = random.choices(tuple(Surroundings), _AROUND_MANY if self.packed else _AROUND)[0]
            for code in _in_turn(self.types, random):
                form = IdiomForm(self, self._values(row), around, code)
                if self.sure or form.exists(seed, hal):
                    forms[row] = form
                    return True
            return False

        for row in special_rows([len(each) for each in self.attributes.values()], _SPECIAL, random, admits):
            yield forms[row]

    @property
    def values(self) -> int:
        """How many forms ``sampled`` begins with, in which each value of each attribute is alone."""
        return 1 + sum(len(each) - 1 for each in self.attributes.values())

    @property
    def size(self) -> int:
        """About how many forms ``sampled`` yields."""
        return special_count([len(each) for each in self.attributes.values()])

    def _values(self, row: Row) -> tuple[Any, ...]:
        return tuple(values[place] for values, place in zip(self.attributes.values(), row, strict=True))

    def _form(self, row: Row) -> IdiomForm:
        *attributes, around, code = row
        return IdiomForm(self, self._values(tuple(attributes)), tuple(Surroundings)[around], self.types[code])


def _in_turn(types: tuple[T, ...], random: Random) -> list[T]:
    """Return types in a random order, of which the first, the plain one, comes first in two of three: most passes
    are for floats, and need other values that are not plain.
    """
    others = random.sample(types[1:], len(types) - 1)
    return [types[0], *others] if random.random() < 2 / 3 else [*others, types[0]]


class IdiomForm(msgspec.Struct, frozen=True):
    """A form of an idiom: a value of each attribute, the surroundings and the element type."""

    idiom: Idiom
    values: tuple[Any, ...]
    around: Surroundings
    code: T

    @property
    def name(self) -> str:
        """The form's name: that of the idiom, and each value."""
        type_name = self.code.name.removeprefix("TENSOR_")
        return "-".join([self.idiom.name, *map(_text, self.values), type_name, self.around.name]).lower()

    def exists(self, seed: int = 0, hal: HalVersion = HalVersion.AIDL4) -> bool:
        """Whether the contract has the form: whether ``draw`` returns a graph."""
        return self._written(Choices.fast(crc32(f"{seed} {self.name}".encode())), hal) is not None

    def _written(self, choices: Choices, hal: HalVersion) -> tuple[Sketch, list[int]] | None:
        """Write the pattern, with what frames it; return it with those of its results that something reads."""
        sketch = Sketch(Assembly(), choices, self.code, hal)
        sketch.framed = self.around is not Surroundings.ALONE
        sketch.lie = crc32(self.name.encode()) % LIES
        assembly = sketch.assembly
        try:
            self.idiom.function(sketch, **dict(zip(self.idiom.attributes, self.values, strict=True)))
            read = [index for step in assembly.steps for index in step.outputs if assembly.readers[index]]
            if self.around is Surroundings.FRAMED:
                _read_each(sketch)
        except (Misfit, ValidationError):
            return None
        return sketch, read

    def draw(
        self, seed: int = 0, palette: Palette | None = None, hal: HalVersion = HalVersion.AIDL4
    ) -> DrawnGraph | None:
        """Draw the graph, with operations of ``palette`` around it; None if the contract has no such form."""
        choices = Choices.fast(crc32(f"{seed} {self.name}".encode()))
        written = self._written(choices, hal)
        if written is None:
            return None
        sketch, read = written
        assembly, more = sketch.assembly, list(sketch.outputs)
        around = Surroundings.ALONE if sketch.complete else self.around
        if around is Surroundings.OUTPUTS:
            more += read
        elif around is Surroundings.ONE_OUTPUT and read:
            more.append(choices.pick(read))
        elif around is Surroundings.EMBEDDED and palette is not None:
            more += grow(assembly, choices, palette, len(assembly.steps) + choices.integer(1, AROUND))
        graph = assembly.finish(more)
        # Patterns that the contract does not have of an input leave it unread: a driver that is wrong of that, which
        # other forms have, would be wrong in all the patterns beside it.
        return in_drawn_order(without_unread_inputs(graph) if self.idiom.packed else graph, choices)


def idiom_part(idiom: Idiom) -> Part:
    """Return an idiom as a part of a random graph, of the palette's operations: most attributes have their plain value,
    which is 0 among the choices.
    """

    def add(assembly: Assembly, choices: Choices, palette: Palette) -> list[int]:
        values = {
            name: each[choices.integer(0, len(each) - 1) if choices.integer(0, 2) else 0]
            for name, each in idiom.attributes.items()
        }
        sketch = _OfPalette(assembly, choices, choices.pick(idiom.types), palette.hal)
        sketch.palette, sketch.framed = palette, choices.flag()
        sketch.lie = choices.integer(0, LIES - 1)
        idiom.function(sketch, **values)
        return list(sketch.outputs)

    return add


class _OfPalette(Sketch):
    """A sketch that has the signatures of a palette only."""

    palette: Palette

    def _entry(self, code: OperationType, arguments: Sequence[Any], to: T | None) -> Entry:
        entry = super()._entry(code, arguments, to)
        if not self.palette.has(entry):
            raise Misfit(f"no {code.name} in the palette")
        return entry


def _read_each(sketch: Sketch) -> None:
    """Add an operation behind each result that nothing reads."""
    assembly = sketch.assembly
    for index in [index for step in assembly.steps for index in step.outputs]:
        operand = assembly.operands[index]
        if 0 in operand.dimensions:
            # What keeps elements as they are does not take a tensor of none.
            continue
        if not assembly.readers[index] and index not in assembly.unused and assembly.intervals[index] is not None:
            sketch.frame(SketchTensor(index, operand.dimensions, T(operand.type)))


def idiom(
    types: Sequence[T] = EVERY, *, packed: bool = False, sure: bool = False, **attributes: Sequence[Any]
) -> Callable[[Draw], Draw]:
    """Mark a function of a sketch as an idiom, with the values that each of its attributes takes."""

    def marked(function: Draw) -> Draw:
        area = function.__module__.rpartition(".")[2]
        values = {name: tuple(each) for name, each in attributes.items()}
        return mark(function, Idiom(f"{area}.{function.__name__}", function, tuple(types), values, packed, sure))

    return marked


def _text(value: Any) -> str:
    if isinstance(value, OperationType):
        return name_of(OperationType, value)
    return value.name if isinstance(value, Enum) else str(value).replace(" ", "")
