"""A model being rewritten: its main graph as lists, and the changes that passes make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import is_
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import definition_of
from nnconform.harness.validate.operation import constant_value

_WRITTEN = frozenset({L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})
Names = dict[str, Any]


class Draft:
    """The main graph of a model, to be changed; ``finish`` returns the new model.

    ``steps`` are the operations, ``inputs`` and ``outputs`` the model's. Operations of no definition are opaque:
    passes do not see them.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.operands = list(model.main.operands)
        self.steps = list(model.main.operations)
        self.inputs, self.outputs = list(model.main.input_indexes), list(model.main.output_indexes)
        self.values = bytearray(model.operand_values)

    def is_copy_of(self, model: Model) -> bool:
        """Return whether the draft is of this model and nothing has been changed in it."""
        main = model.main
        pairs: list[tuple[Sequence[object], Sequence[object]]] = [
            (self.operands, main.operands),
            (self.steps, main.operations),
            (self.inputs, main.input_indexes),
            (self.outputs, main.output_indexes),
        ]
        return self.model is model and all(len(mine) == len(its) and all(map(is_, mine, its)) for mine, its in pairs)

    # What is there.

    def names(self, step: Operation) -> Names:
        """Return the operands' indexes by argument name, inputs and outputs; a list if repeated, None if left out."""
        return self._bound(step, step.inputs, step.outputs)

    def _bound(self, step: Operation, inputs: Sequence[int], outputs: Sequence[int]) -> Names:
        if definition_of(step.type) is None:
            return {}
        types = [tuple(self.operands[index].type for index in indexes) for indexes in (step.inputs, step.outputs)]
        try:
            form = select(step.type, *types).form
        except ValidationError:
            return {}
        return {**(bind(form.inputs, inputs) or {}), **(bind(form.outputs, outputs) or {})}

    def writer(self, index: int | None, *kinds: OperationType) -> Operation | None:
        """Return the operation that writes an operand, if it is one of ``kinds`` or there are none; None for inputs and
        constants.
        """
        found = next((step for step in self.steps if index in step.outputs), None)
        return found if not kinds or (found is not None and found.type in kinds) else None

    def source(self, step: Operation, name: str, *kinds: OperationType) -> Operation | None:
        """Return the operation that writes an argument, if it is one of ``kinds``."""
        index = self.names(step).get(name)
        return self.writer(index, *kinds) if isinstance(index, int) else None

    def earlier(self, step: Operation) -> list[Operation]:
        """Return the operations before another one."""
        return self.steps[: self.steps.index(step)]

    def readers(self, index: int) -> list[Operation]:
        """Return the operations that read an operand."""
        return [step for step in self.steps if index in step.inputs]

    def private(self, index: int) -> bool:
        """Return whether one operation reads the operand, and the model does not give it out."""
        return sum(step.inputs.count(index) for step in self.steps) == 1 and index not in self.outputs

    def array(self, index: int | None) -> Array | None:
        """Return the value of a constant; None for others."""
        if not isinstance(index, int) or self.operands[index].lifetime == L.NO_VALUE:
            return None
        operand = self.operands[index]
        if operand.lifetime == L.CONSTANT_COPY:
            where = operand.location
            raw = bytes(self.values[where.offset : where.offset + where.length])
            return np.frombuffer(raw, DTYPES[T(operand.type)]).reshape(operand.dimensions)
        return constant_value(self.model, operand)

    def value(self, step: Operation, name: str) -> Any:
        """Return the value of a constant argument: a number, or an array of a tensor; None if it is none."""
        index = self.names(step).get(name)
        array = self.array(index)
        return array.item() if array is not None and not array.ndim else array

    def shape(self, index: int) -> tuple[int, ...]:
        """Return the declared extents of an operand."""
        return self.operands[index].dimensions

    # What changes it.

    def constant(self, array: Any, like: Operand) -> int:
        """Add a constant of the type and quantisation of ``like``; return its index."""
        data = np.ascontiguousarray(array, DTYPES[T(like.type)])
        self.values += bytes(-len(self.values) % 4)
        location = DataLocation(0, len(self.values), data.nbytes)
        self.values += data.tobytes()
        dims = np.shape(array) if like.dimensions else ()
        self.operands.append(replace(like, dimensions=dims, lifetime=L.CONSTANT_COPY, location=location))
        return len(self.operands) - 1

    def numbers(self, *values: int) -> int:
        """Add a constant vector of INT32; return its index."""
        return self.constant(np.array(values), Operand(T.TENSOR_INT32, (len(values),)))

    def scalar(self, value: Any, code: T = T.INT32) -> int:
        """Add a constant scalar; return its index."""
        return self.constant(np.array(value), Operand(code))

    def temporary(self, like: int, dimensions: Sequence[int] | None = None) -> int:
        """Add a temporary operand of the type and quantisation of another; return its index."""
        operand = self.operands[like]
        dims = operand.dimensions if dimensions is None else tuple(dimensions)
        temporary = replace(operand, dimensions=dims, lifetime=L.TEMPORARY_VARIABLE, location=NOWHERE)
        self.operands.append(temporary)
        return len(self.operands) - 1

    def put(self, step: Operation, **arguments: Any) -> Operation:
        """Give an operation other arguments: operands by index, or new values of its constants. Return it."""
        places, inputs = self._bound(step, range(len(step.inputs)), ()), list(step.inputs)
        for name, new in arguments.items():
            place = places[name]
            old = self.operands[inputs[place]]
            inputs[place] = new if type(new) is int else self.constant(_plain(new), old)
        return self.exchange(step, Operation(step.type, tuple(inputs), step.outputs))

    def exchange(self, step: Operation, *new: Operation) -> Operation:
        """Put operations in the place of one; return the last."""
        place = self.steps.index(step)
        self.steps[place : place + 1] = new
        return new[-1]

    def is_plain(self, step: Operation) -> bool:
        """Return whether an operation has no fused activation."""
        return not self.value(step, "fused_activation")

    def swap(self, step: Operation, before: Operation, between: int | None = None) -> None:
        """Let ``step``, which reads ``before``, come first: it reads what ``before`` reads, and ``before`` reads what
        it then writes, the operand ``between``; if none is given, one like what ``before`` reads, of the extents of
        what ``step`` writes.
        """
        if between is None:
            between = self.temporary(before.inputs[0], self.shape(step.outputs[0]))
        self.exchange(
            step,
            Operation(step.type, (before.inputs[0], *step.inputs[1:]), (between,)),
            Operation(before.type, (between, *before.inputs[1:]), step.outputs),
        )

    def slice(self, source: int, result: int, axis: int, begin: int) -> Operation:
        """Return the SLICE of an operand from ``begin`` on along an axis into another operand, of known extents. The
        draft does not have the operation yet.
        """
        shape = self.shape(result)
        begins = [begin if at == axis else 0 for at in range(len(shape))]
        return Operation(OperationType.SLICE, (source, self.numbers(*begins), self.numbers(*shape)), (result,))

    def forward(self, old: int, new: int, readers: Iterable[Operation] | None = None) -> bool:
        """Let what reads operand ``old`` read ``new``; the model's outputs too, unless ``readers`` are named.

        An output of the model that is none of its inputs and constants stays a copy. Return whether it is possible.
        """
        if old == new:
            return False
        if old in self.outputs and readers is None and not self._may_end(old, new):
            return self._copy(old, new)
        for step in self.readers(old) if readers is None else list(readers):
            inputs = tuple(new if index == old else index for index in step.inputs)
            self.exchange(step, Operation(step.type, inputs, step.outputs))
        if readers is None:
            self.outputs = [new if index == old else index for index in self.outputs]
        return True

    def _copy(self, old: int, new: int) -> bool:
        """Write a copy of an operand in place of what writes the other. Return whether there is such a copy."""
        writer, one, other = self.writer(old), self.operands[old], self.operands[new]
        alike = (one.type, one.dimensions, one.scale) == (other.type, other.dimensions, other.scale)
        if writer is None or len(writer.outputs) != 1 or not alike or other.type == T.TENSOR_BOOL8:
            return False
        self.exchange(writer, Operation(OperationType.RESHAPE, (new, self.numbers(*one.dimensions)), (old,)))
        return True

    def forward_each(self, pairs: Iterable[tuple[int, int]]) -> bool:
        """Forward each pair of an old and a new operand; return whether all were possible."""
        possible = True
        for old, new in pairs:
            possible = self.forward(old, new) and possible
        return possible

    def _may_end(self, old: int, new: int) -> bool:
        one, other = self.operands[old], self.operands[new]
        written = other.lifetime in _WRITTEN and new not in self.outputs
        return written and (one.type, one.dimensions) == (other.type, other.dimensions)

    def bypass(self, step: Operation, index: int) -> bool:
        """Let what reads the operation's result read operand ``index``. Return whether it is possible."""
        one, other = self.operands[step.outputs[0]], self.operands[index]
        return (one.type, one.dimensions) == (other.type, other.dimensions) and self.forward(step.outputs[0], index)

    def finish(self) -> Model:
        """Return the model, without what nobody needs; operations come in an order in which they can be executed."""
        steps = self._needed()
        used = {*self.inputs, *self.outputs, *(i for step in steps for i in (*step.inputs, *step.outputs))}
        places = {old: new for new, old in enumerate(sorted(used))}
        counts = dict.fromkeys(used, 0)
        for step in steps:
            for index in step.inputs:
                counts[index] += 1
        operands = tuple(self._operand(old, counts[old]) for old in sorted(used))
        moved = tuple(Operation(s.type, _map(places, s.inputs), _map(places, s.outputs)) for s in steps)
        main = Subgraph(operands, moved, _map(places, self.inputs), _map(places, self.outputs))
        return replace(self.model, main=main, operand_values=bytes(self.values))

    def _operand(self, index: int, readers: int) -> Operand:
        operand = self.operands[index]
        lifetime = operand.lifetime
        if lifetime in _WRITTEN:
            lifetime = L.SUBGRAPH_OUTPUT if index in self.outputs else L.TEMPORARY_VARIABLE
        return replace(operand, lifetime=lifetime, number_of_consumers=readers)

    def _needed(self) -> list[Operation]:
        """Return the operations on which an output depends, those first whose results others read."""
        order: list[Operation] = []
        todo = [step for index in self.outputs if (step := self.writer(index)) is not None]
        entered: set[int] = set()
        while todo:
            step = todo[-1]
            before = [one for index in step.inputs if (one := self.writer(index)) is not None and one not in order]
            if before and id(step) not in entered:
                entered.add(id(step))
                todo += before
                continue
            todo.pop()
            if step not in order:
                order.append(step)
        return order


def _map(places: dict[int, int], indexes: Iterable[int]) -> tuple[int, ...]:
    return tuple(places[index] for index in indexes)


def _plain(value: Any) -> Array:
    return np.asarray(value)
