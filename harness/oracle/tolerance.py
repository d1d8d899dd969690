"""The contract's tolerances, as data: how far an output may be from its expected value.

Source: the acceptance rule that NNAPI's generated tests apply, except for INT32 (docs/decisions/0001-int32-exact.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
import numpy as np

from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.table import definition_of


class Tolerance(msgspec.Struct, frozen=True):
    """A tolerance: an element passes if ``|got - expected| <= absolute + relative * |expected|``.

    For quantised types both terms apply to raw values, so that 1 is one step of the scale.
    """

    absolute: float = 0.0
    relative: float = 0.0

    @property
    def exact(self) -> bool:
        """Whether only the expected value itself passes."""
        return not self.absolute and not self.relative

    def reach(self, expected: Array) -> Array:
        """Return how far each element may be off the expected values, which are float64."""
        return np.asarray(self.absolute + self.relative * np.abs(expected))


EXACT = Tolerance()
SINGLE = Tolerance(1e-5, 5 * 2.0**-23)
HALF = Tolerance(5 * 2.0**-10, 5 * 2.0**-10)
ONE_UNIT = Tolerance(1.0)
# Rounding differences of one unit add up over the layers of a whole network.
WHOLE_NETWORK = Tolerance(3.0)

_HALF_TYPES = frozenset({T.FLOAT16, T.TENSOR_FLOAT16})
_EIGHT_BIT = frozenset({T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED, T.TENSOR_QUANT8_SYMM})


def is_relaxed(model: Model) -> bool:
    """Return whether the model's float32 may be computed in float16.

    A single TENSOR_FLOAT16 operand anywhere relaxes every float32 output of the model, even one that does not depend on
    it. That is coarser than necessary, and hides errors of float32 operations in a mixed model; but drivers were
    accepted by this rule, and a stricter one would fail drivers that the contract passes.
    """
    return model.relax_computation_float32_to_float16 or any(
        operand.type == T.TENSOR_FLOAT16 for graph in model.subgraphs() for operand in graph.operands
    )


def tolerance_for(model: Model, operand: Operand, *, whole_network: bool = False) -> Tolerance:
    """Return the tolerance of ``operand``, an output of ``model``.

    ``whole_network`` allows 8-bit outputs three units in place of one; whether a model is one, its case says
    (``Case.is_whole_network``). Types that are not numbers are compared exactly, and
    those of a vendor extension as the extension's definition says.
    """
    if operand.type in _HALF_TYPES:
        return HALF
    if operand.type in FLOATS:
        return HALF if is_relaxed(model) else SINGLE
    if operand.type in QUANTISED:
        return WHOLE_NETWORK if whole_network and operand.type in _EIGHT_BIT else ONE_UNIT
    vendor_type = Vendors(model, known_vendors()).type_of(operand)
    return EXACT if vendor_type is None else Tolerance(vendor_type.absolute, vendor_type.relative)


def output_tolerance(model: Model, index: int, *, whole_network: bool = False) -> Tolerance:
    """Return the tolerance of output operand ``index``: as ``tolerance_for``, or exact if the definition marks it
    ``exact``.
    """
    return output_tolerances(model, [index], whole_network=whole_network)[0]


def output_tolerances(model: Model, indexes: Sequence[int], *, whole_network: bool = False) -> list[Tolerance]:
    """Return the tolerance of each of the output operands ``indexes``: see ``output_tolerance``.

    What they have in common is looked for once: a model may have thousands of outputs.
    """
    exact = {
        step.outputs[place] for step in model.main.operations for place in _exact_places(step.type, len(step.outputs))
    }
    of_floats = None
    tolerances = []
    for index in indexes:
        operand = model.main.operands[index]
        if index in exact:
            tolerances.append(EXACT)
        elif operand.type in FLOATS and operand.type not in _HALF_TYPES:
            of_floats = of_floats or tolerance_for(model, operand)
            tolerances.append(of_floats)
        else:
            tolerances.append(tolerance_for(model, operand, whole_network=whole_network))
    return tolerances


@lru_cache(1024)
def _exact_places(type_: int, count: int) -> tuple[int, ...]:
    """Return which of the ``count`` outputs of an operation its definition marks ``exact``."""
    op = definition_of(type_)
    forms = () if op is None else op.forms
    return tuple(
        [place for place in range(count) if any(each.exact for form in forms for each in form.outputs[place:][:1])]
    )
