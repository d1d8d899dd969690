"""Variations of the ``.mod.py`` language: how one example becomes several cases.

A variation changes a copy of the model that already has its values. Names, default names and arithmetic are those of
AOSP's spec files, so that the same files give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.harness.spec.network import Model, SubgraphReference
from nnconform.harness.spec.operands import Operand, Output, SpecProblem, SymmPerChannelQuantParams, Type

Targets = dict[Operand, Any]


class SkipVariation(Exception):
    """Raised by a variation that does not apply to a model; the case is left out."""


class ModelVariation:
    """The base class of variations: ``Identify`` sets the operands that it changes."""

    supports_subgraphs = False
    # Whether ``check`` says all that ``apply`` could say against a model, and operands keep their values.
    can_wait = False

    def __init__(self, name: str | None = None) -> None:
        self.name = name
        self.targets: Targets = {}

    def IdentifyOperands(self, args: Any = None) -> Self:
        """Set the operands to change: a list, or a dictionary from each operand to its argument."""
        if args is not None:
            self.targets = dict(args) if isinstance(args, dict) else dict.fromkeys(_flat(args))
        return self

    def Identify(self, operandArgs: Any = None, paramArgs: Any = None) -> Self:
        """As ``IdentifyOperands``; the second argument is ignored."""
        return self.IdentifyOperands(operandArgs)

    def default_name(self) -> str:
        """The default part of a case's name."""
        return ""

    def title(self) -> str:
        """Return the explicit name, or the default one."""
        return self.default_name() if self.name is None else self.name

    def targets_in(self, model: Model) -> Targets:
        """Return the operands to change, with their arguments."""
        return self.targets

    def check(self, model: Model) -> None:
        """Raises SkipVariation if the variation does not apply to ``model``."""

    def apply(self, model: Model) -> None:
        """Change ``model``. Raises SkipVariation if the variation does not apply."""
        if not self.supports_subgraphs and any(isinstance(operand, SubgraphReference) for operand in model.operands):
            raise SpecProblem(f"{type(self).__name__} does not apply to a model with subgraphs")
        for operand, argument in self.targets_in(model).items():
            model.replace(self.changed(model.operand(operand), argument))
        self.change_model(model)

    def changed(self, operand: Operand, argument: Any) -> Operand:
        """Return the operand that replaces ``operand``."""
        return operand

    def change_model(self, model: Model) -> None:
        """Change the model beyond single operands."""


def _flat(operands: Iterable[Any]) -> list[Operand]:
    return [one for entry in operands for one in (entry if isinstance(entry, (list, tuple)) else [entry])]


class DefaultVariation(ModelVariation):
    """The example as it is."""

    supports_subgraphs = True


# The ranges of raw values to which a conversion clamps; other types are not clamped.
_LIMITS: dict[T, tuple[int, int | None]] = {
    T.TENSOR_QUANT8_ASYMM: (0, 255),
    T.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    T.TENSOR_QUANT16_ASYMM: (0, 65535),
    T.TENSOR_QUANT8_SYMM_PER_CHANNEL: (-127, 127),
    T.UINT32: (0, None),
}


def real_values(values: Array, type: Type) -> Array:
    """Return values of ``type`` as real ones, computed step by step in float32."""
    real = values.astype(np.float32)
    real -= type.zeroPoint
    if type.scale:
        real *= type.scale
    if isinstance(type.extraParams, SymmPerChannelQuantParams):
        real *= type.extraParams.broadcast(real.ndim)
    return real


def raw_values(real: Array, type: Type) -> Array:
    """Return real values as values of ``type``: scaled, rounded half to even, clamped."""
    raw = real / type.scale if type.scale else real
    if isinstance(type.extraParams, SymmPerChannelQuantParams):
        raw = raw / type.extraParams.broadcast(real.ndim)
    raw = raw + type.zeroPoint
    if type.code in FLOATS:
        return raw
    if np.isnan(raw).any():
        raise SpecProblem(f"NaN has no value in {type.type}")
    raw = np.round(raw)
    low, high = _LIMITS.get(type.code, (None, None))
    if low is not None:
        raw = np.clip(raw, low, high)
    if np.isinf(raw).any():
        raise SpecProblem(f"infinity has no value in {type.type}")
    return np.asarray(raw).astype(np.int64)


class DataTypeConverter(ModelVariation):
    """A variation in operand types: of the identified operands, or by name (float16, int32, quant8...) of all
    float32 ones.
    """

    supports_subgraphs = True
    NAMES: ClassVar = ("float16", "int32", "quant8", "quant8_signed")

    def __init__(
        self, targetType: str | None = None, name: str | None = None, scale: Any = None, zeroPoint: Any = None
    ) -> None:
        super().__init__(name)
        if targetType is not None and targetType.lower() not in self.NAMES:
            raise SpecProblem(f"DataTypeConverter: got {targetType!r}, wanted one of {', '.join(self.NAMES)}")
        self.target_type = targetType
        self.scale, self.zero_point = scale, zeroPoint
        # Targets found in a model are reused when the variation applies to a copy of it.
        self._model_targets: dict[int, Targets] = {}

    def default_name(self) -> str:
        """The type of the name, or the most specific of the target types."""
        if self.target_type is not None:
            return self.target_type.lower()
        types = {argument[0] for argument in self.targets.values() if not isinstance(argument, DataTypeConverter)}
        most_specific = {
            "TENSOR_QUANT8_SYMM_PER_CHANNEL": "channelQuant8",
            "TENSOR_QUANT8_ASYMM": "quant8",
            "TENSOR_QUANT8_ASYMM_SIGNED": "quant8_signed",
            "TENSOR_INT32": "int32",
            "TENSOR_FLOAT16": "float16",
        }
        return next((name for type, name in most_specific.items() if type in types), "float32")

    def targets_in(self, model: Model) -> Targets:
        """Return the identified operands; if there are none, all that the named type can represent."""
        if self.targets or self.target_type is None:
            return self.targets
        if not self._model_targets.get(model.key):
            self._model_targets[model.key] = self._find(model, self.target_type.lower())
        return self._model_targets[model.key]

    def _find(self, model: Model, target: str) -> Targets:
        tensor: list[Any] = ["TENSOR_" + target.upper()]
        scalar: list[Any] | None = [target.upper()]
        if target.startswith("quant8"):
            if self.scale is None or self.zero_point is None:
                raise SpecProblem(f"DataTypeConverter({target!r}) wants a scale and a zeroPoint")
            name = "TENSOR_QUANT8_ASYMM" if target == "quant8" else "TENSOR_QUANT8_ASYMM_SIGNED"
            tensor, scalar = [name, self.scale, self.zero_point], None
        targets: Targets = {}
        for operand in model.operands:
            if isinstance(operand, SubgraphReference):
                targets[operand] = DataTypeConverter(self.target_type, self.name, self.scale, self.zero_point)
            elif operand.type.type == "TENSOR_FLOAT32":
                targets[operand] = tensor
            elif operand.type.type == "FLOAT32" and scalar is not None:
                targets[operand] = scalar
        return targets

    def changed(self, operand: Operand, argument: Any) -> Operand:
        """Return the operand in its other type, its value converted through real numbers."""
        if isinstance(argument, DataTypeConverter):
            if not isinstance(operand, SubgraphReference):
                raise SpecProblem(f"operand {operand.name!r}: a DataTypeConverter is for a SubgraphReference")
            argument.apply(operand.model)
            return operand
        name, *quantisation = argument
        target = Type.of(name, operand.type.dimensions, *quantisation)
        if operand.value is None or not operand.value.size or 0 in operand.type.dimensions:
            return operand.changed(target, operand.value)
        return operand.changed(target, raw_values(real_values(operand.values(), operand.type), target).reshape(-1))


class RelaxedModeConverter(ModelVariation):
    """A variation in relaxed computation, on or off."""

    supports_subgraphs = True
    NAMES: ClassVar = ("relaxed",)

    def __init__(self, isRelaxed: bool | str = True, name: str | None = None) -> None:
        super().__init__(name)
        if isinstance(isRelaxed, str) and isRelaxed.lower() not in self.NAMES:
            raise SpecProblem(f"RelaxedModeConverter: got {isRelaxed!r}, wanted 'relaxed', True or False")
        self.is_relaxed = bool(isRelaxed)

    def default_name(self) -> str:
        """``relaxed``, or ``float`` if relaxation is switched off."""
        return "relaxed" if self.is_relaxed else "float"

    def change_model(self, model: Model) -> None:
        """Set or clear the relaxed flag."""
        model.RelaxedExecution(self.is_relaxed)


class ActivationConverter(ModelVariation):
    """A variation with a fused activation: the INT32 of the activation, and the outputs clamped to its range."""

    NAMES: ClassVar[dict[str, tuple[int, float | None, float | None]]] = {
        "none": (0, None, None),
        "relu": (1, 0.0, None),
        "relu1": (2, -1.0, 1.0),
        "relu6": (3, 0.0, 6.0),
    }

    def __init__(self, act: str = "relu", name: str | None = None) -> None:
        super().__init__(name)
        self.act = act.lower()
        if self.act not in self.NAMES:
            raise SpecProblem(f"ActivationConverter: got {act!r}, wanted one of {', '.join(self.NAMES)}")

    def default_name(self) -> str:
        """The activation."""
        return self.act

    def changed(self, operand: Operand, argument: Any) -> Operand:
        """Return the activation's number, or the clamped output."""
        code, low, high = self.NAMES[self.act]
        if operand.type.code == T.INT32:
            return operand.changed(operand.type, np.asarray([code]))
        if not isinstance(operand, Output):
            raise SpecProblem(f"operand {operand.name!r}: an activation changes an INT32 and outputs only")
        value = operand.values()
        if low is not None:
            value = np.maximum(value, raw_values(np.asarray(low), operand.type))
        if high is not None:
            value = np.minimum(value, raw_values(np.asarray(high), operand.type))
        return operand.changed(operand.type, value.reshape(-1))
