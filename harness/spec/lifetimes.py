"""Variations of the ``.mod.py`` language that change life times of operands, but not what is computed."""

from __future__ import annotations

from typing import Any, ClassVar

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.spec.network import Model
from nnconform.harness.spec.operands import Input, Internal, Operand, Parameter, SpecProblem
from nnconform.harness.spec.variations import ModelVariation, SkipVariation


class ParameterAsInputConverter(ModelVariation):
    """A variation that turns the identified constants into inputs of the model (only in older spec files)."""

    NAMES: ClassVar = ("as_input",)

    def __init__(self, arg: str = "as_input", prefix: str = "weight", name: str | None = None) -> None:
        super().__init__(name)
        self.prefix = prefix

    def default_name(self) -> str:
        """The prefix, such as ``weight``, and ``_as_input``."""
        return f"{self.prefix}_as_input"

    def changed(self, operand: Operand, argument: Any) -> Operand:
        """Return the constant as an input."""
        if not isinstance(operand, Parameter):
            raise SpecProblem(f"operand {operand.name!r}: only a Parameter can be made an input")
        return operand.copy(Input)


class AllTensorsAsInputsConverter(ModelVariation):
    """A variation that turns all constant tensors into inputs of the model."""

    supports_subgraphs = True

    def default_name(self) -> str:
        """AOSP's name of the variation."""
        return "all_tensors_as_inputs"

    def change_model(self, model: Model) -> None:
        """Replace the constants. Raises SkipVariation for a model of several operations, or without constant
        tensors.
        """
        tensors = [
            operand
            for operand in model.operands
            if type(operand) is Parameter and not operand.type.is_scalar and operand.value is not None
        ]
        if len(model.steps) != 1 or not tensors:
            raise SkipVariation
        for operand in tensors:
            model.replace(operand.copy(Input))


_ADD_TYPES = frozenset(
    {T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED},
)


def _can_be_added(operand: Operand) -> bool:
    has_elements = operand.value is not None and operand.value.size > 0
    return has_elements and len(operand.type.dimensions) <= 4 and operand.type.code in _ADD_TYPES


def _may_be_sum(operand: Operand) -> bool:
    return isinstance(operand, Input) and operand.mayBeInternal and _can_be_added(operand)


def _zero(like: Operand) -> Parameter:
    """Return a constant of one element that adds nothing."""
    kind = like.type
    return Parameter("dummy", (kind.type, [1], kind.scale, kind.zeroPoint), [kind.zeroPoint])


class AllInputsAsInternalCoverter(ModelVariation):
    """A variation in which each input becomes the sum of a new input and zero."""

    supports_subgraphs = True
    can_wait = True

    def default_name(self) -> str:
        """AOSP's name of the variation."""
        return "all_inputs_as_internal"

    def check(self, model: Model) -> None:
        """Raises SkipVariation for a model of several operations, or without an input that ADD accepts."""
        if len(model.steps) != 1 or not any(map(_may_be_sum, model.operands)):
            raise SkipVariation

    def change_model(self, model: Model) -> None:
        """Add the ADDs. Raises SkipVariation as ``check``."""
        self.check(model)
        for operand in filter(_may_be_sum, model.GetInputs()):
            model.Operation("ADD", renewed(operand), _zero(operand), 0).To(operand)
            model.replace(operand.copy(Internal))


class AllOutputsAsInternalCoverter(ModelVariation):
    """A variation in which each output becomes an internal value, and its sum with zero a new output."""

    supports_subgraphs = True

    def default_name(self) -> str:
        """AOSP's name of the variation."""
        return "all_outputs_as_internal"

    def change_model(self, model: Model) -> None:
        """Add the ADDs. Raises SkipVariation for a model of several operations, or without an output that ADD
        accepts.
        """
        outputs = [operand for operand in model.GetOutputs() if _can_be_added(operand)]
        if len(model.steps) != 1 or not outputs:
            raise SkipVariation
        for operand in outputs:
            model.Operation("ADD", operand, _zero(operand), 0).To(renewed(operand))
            model.replace(operand.copy(Internal))


def renewed(operand: Operand) -> Operand:
    """Return a copy of the input or output, as another operand of the model."""
    kind = operand.type
    signature = (kind.type, kind.dimensions, kind.scale, kind.zeroPoint, kind.extraParams)
    fresh: Operand = (Input if isinstance(operand, Input) else type(operand))(operand.name + "_new", signature)
    fresh.value, fresh.shape = operand.value, operand.shape
    return fresh
