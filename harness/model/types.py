"""Properties of operand and operation types, for drivers: extensions, scalars, sizes, unknown dimensions.

Source: isExtensionOperandType, nonExtensionSizeOfData, nonExtensionOperandTypeIsScalar and
tensorHasUnspecifiedDimensions of Utils.h of AOSP.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import OperandType, extension_parts
from nnconform.harness.model.numbers import byte_size, is_tensor


def is_extension_type(code: int) -> bool:
    """Return whether an operand type or operation type is of a vendor extension: it has a prefix in its upper bits.

    The OEM's types are none: they have numbers of the HAL.
    """
    return code > 0 and extension_parts(code)[0] > 0


def is_scalar_type(code: int) -> bool:
    """Return whether operands of a type of the HAL are single values, without dimensions; SUBGRAPH is one.

    Raises ValueError for any other type: only the vendor knows what an extension's is.
    """
    return not is_tensor(_of_the_hal(code))


def size_of_data(code: int, dimensions: Sequence[int]) -> int:
    """Return the size in bytes of a value of a type of the HAL; 0 while an extent (0) or a tensor's rank (no
    dimensions) is unknown, and for OEM and SUBGRAPH, which have no elements of a known size.

    Raises ValueError for a type of an extension or an unknown one, and for dimensions below 0.
    """
    if min(dimensions, default=0) < 0:
        raise ValueError(f"dimensions: got {list(dimensions)}, wanted each from 0 up")
    return byte_size(_of_the_hal(code), tuple(dimensions))


def has_unspecified_dimensions(code: int, dimensions: Sequence[int]) -> bool:
    """Return whether an extent or the rank of an operand is unknown; never of a scalar. A type of an extension counts
    as a tensor.
    """
    return is_tensor(code) and (not dimensions or 0 in dimensions)


def _of_the_hal(code: int) -> OperandType:
    try:
        return OperandType(code)
    except ValueError:
        wanted = "an operand type of the HAL, none of an extension"
        raise ValueError(f"operand type: got {code}, wanted {wanted}") from None
