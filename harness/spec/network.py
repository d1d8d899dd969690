"""Models of the ``.mod.py`` language: operands in the order of their first use, and operations."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from copy import copy
from typing import Any, Self

from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.spec.operands import (
    BoolScalar,
    Float32Scalar,
    Float32Vector,
    Input,
    Int32Scalar,
    Int32Vector,
    Operand,
    Output,
    Parameter,
    SpecProblem,
    current_sheet,
    member_named,
)
from nnconform.harness.spec.vendor_names import code_of_operation

_keys = itertools.count(1)


def _operation_named(name: str) -> int:
    """Return the number of the operation that a spec calls ``name``: the HAL's, or an extension's if it has dots."""
    if "." not in str(name):
        return int(member_named(OperationType, name))
    try:
        return code_of_operation(name)
    except ValueError as error:
        raise SpecProblem(str(error)) from None


class SpecOperation:
    """One operation: its inputs and outputs are keys of operands."""

    __slots__ = ("inputs", "outputs", "type")

    def __init__(self, type: int, inputs: tuple[int, ...], outputs: tuple[int, ...] = ()) -> None:
        self.type, self.inputs, self.outputs = type, inputs, outputs


def as_operand(value: Any) -> Operand:
    """Return the operand for an argument of ``Model.Operation``: a plain value becomes a constant."""
    if isinstance(value, Operand):
        return value
    if isinstance(value, Model):
        return SubgraphReference("param", value)
    if type(value) is bool:
        return BoolScalar("param", value)
    if type(value) is int:
        return Int32Scalar("param", value)
    if type(value) is float:
        return Float32Scalar("param", value)
    if isinstance(value, (list, tuple)):
        if all(type(one) is int for one in value):
            return Int32Vector("param", value)
        if all(type(one) is float for one in value):
            return Float32Vector("param", value)
    raise SpecProblem(
        f"argument {value!r:.60} of type {type(value).__name__}: wanted an operand, a model, an int, a float, a bool, "
        "or a list of only ints or only floats"
    )


class Model:
    """A model or, as an argument of IF and WHILE, a subgraph. Every method but the queries returns the model."""

    def __init__(self, name: str | None = None) -> None:
        sheet = current_sheet.get()
        self.name = name
        self.key = next(_keys)
        self.operands: list[Operand] = []
        self.steps: list[SpecOperation] = []
        self.is_relaxed = False
        self.version = sheet.version
        self._places: dict[int, int] = {}
        sheet.declared(Model).append(self)

    def AddOperand(self, operand: Operand) -> Self:
        """Append the operand to the model's operands, unless it is one of them."""
        if not isinstance(operand, Operand):
            raise SpecProblem(f"got {operand!r:.60}, wanted an operand")
        if operand.key not in self._places:
            self._places[operand.key] = len(self.operands)
            self.operands.append(operand)
        return self

    def Operation(self, op_name: str, *args: Any) -> Self:
        """Add an operation; ``To`` sets its outputs."""
        code = _operation_named(op_name)
        operands = [as_operand(argument) for argument in args]
        for operand in operands:
            self.AddOperand(operand)
        self.steps.append(SpecOperation(code, tuple(operand.key for operand in operands)))
        return self

    def To(self, *args: Any) -> Self:
        """Set the outputs of the last operation."""
        if not self.steps:
            raise SpecProblem("To() comes after Operation()")
        outputs = args[0] if args and isinstance(args[0], (tuple, list)) else args
        for operand in outputs:
            self.AddOperand(operand)
        self.steps[-1].outputs = tuple(operand.key for operand in outputs)
        return self

    def RelaxedExecution(self, isRelaxed: bool) -> Self:
        """Allow float32 to be computed in the range and precision of float16."""
        self.is_relaxed = bool(isRelaxed)
        return self

    def IntroducedIn(self, ver: str | None) -> Self:
        """Set the lowest version that can run the model; None for no claim."""
        self.version = ver
        return self

    def IdentifyInputs(self, *args: Operand) -> Self:
        """Declare the inputs in this order, used or not."""
        return self._identify("inputs", args, Input)

    def IdentifyOutputs(self, *args: Operand) -> Self:
        """Declare the outputs in this order."""
        return self._identify("outputs", args, Output)

    def _identify(self, kinds: str, wanted: Sequence[Operand], kind: type[Operand]) -> Self:
        for operand in wanted:
            self.AddOperand(operand)
        got = self.of_kind(kind)
        if [operand.key for operand in got] != [operand.key for operand in wanted]:
            raise SpecProblem(f"the model's {kinds} are {got}, wanted {list(wanted)}")
        return self

    def of_kind(self, kind: type[Operand]) -> list[Operand]:
        """Return the operands of one kind, in order."""
        return [operand for operand in self.operands if isinstance(operand, kind)]

    def GetInputs(self) -> list[Operand]:
        """Return the inputs, in order."""
        return self.of_kind(Input)

    def GetOutputs(self) -> list[Operand]:
        """Return the outputs, in order."""
        return self.of_kind(Output)

    def place(self, key: int) -> int:
        """Return the index of the operand with this key."""
        return self._places[key]

    def operand(self, like: Operand) -> Operand:
        """Return this model's own copy of an operand that the spec declares."""
        place = self._places.get(like.key)
        if place is None:
            raise SpecProblem(f"operand {like.name!r} is not in the model {self.name or ''!r}")
        return self.operands[place]

    def replace(self, operand: Operand) -> None:
        """Replace the operand with the same key."""
        self.operands[self._places[operand.key]] = operand

    def clone(self, done: dict[int, Model] | None = None) -> Model:
        """Return a copy that can be changed independently, with copies of the models it refers to, each once."""
        done = {} if done is None else done
        if self.key in done:
            return done[self.key]
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        done[self.key] = twin
        twin.operands, twin.steps, twin._places = list(self.operands), list(self.steps), dict(self._places)
        for operand in self.operands:
            if isinstance(operand, SubgraphReference):
                twin.replace(operand.to(operand.model.clone(done)))
        return twin

    def sorted_steps(self) -> list[SpecOperation]:
        """Return the operations in an order in which each follows those whose results it uses, else in the order of
        the text.
        """
        if len(self.steps) == 1 and not set(self.steps[0].inputs).intersection(self.steps[0].outputs):
            return self.steps
        makers: dict[int, list[SpecOperation]] = {}
        for step in self.steps:
            for key in step.outputs:
                makers.setdefault(key, []).append(step)
        places = self._places
        needs = {
            id(step): [
                maker for key in sorted(set(step.inputs), key=places.__getitem__) for maker in makers.get(key, ())
            ]
            for step in self.steps
        }
        ordered: list[SpecOperation] = []
        finished: set[int] = set()
        for first in self.steps:
            self._visit(first, needs, ordered, finished)
        return ordered

    def _visit(
        self,
        first: SpecOperation,
        needs: dict[int, list[SpecOperation]],
        ordered: list[SpecOperation],
        finished: set[int],
    ) -> None:
        """Append the operations that ``first`` needs to ``ordered``, depth first, and then ``first``."""
        if id(first) in finished:
            return
        path = {id(first)}
        stack = [(first, iter(needs[id(first)]))]
        while stack:
            step, rest = stack[-1]
            following = next((maker for maker in rest if id(maker) not in finished), None)
            if following is None:
                stack.pop()
                path.discard(id(step))
                finished.add(id(step))
                ordered.append(step)
            elif id(following) in path:
                raise SpecProblem(f"the operations form a cycle at {name_of(OperationType, following.type)}")
            else:
                path.add(id(following))
                stack.append((following, iter(needs[id(following)])))


class SubgraphReference(Parameter):
    """A reference to another model, as an argument of IF or WHILE."""

    def __init__(self, name: str, model: Model) -> None:
        super().__init__(name, ("SUBGRAPH", []), None)
        self.model = model
        if model.name is None:
            model.name = self.name

    def to(self, model: Model) -> Self:
        """Return a copy that refers to another model."""
        twin = copy(self)
        twin.model = model
        return twin
