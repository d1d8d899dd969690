"""Faults beyond a size in the kernels of one type of elements, where those of the other types are right."""

from __future__ import annotations

from typing import ClassVar

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, repeat_from


class OfType(SeenStep):
    """A step whose fault only calls of the type ``of`` have."""

    of: ClassVar[T]

    def misread(self, call: Call, arguments: Arguments) -> None:
        if call.types.of == self.of:
            self.misread_of_type(arguments)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.types.of == self.of:
            self.strike_of_type(results)

    def misread_of_type(self, arguments: Arguments) -> None:
        """Misread the arguments of a call of the type."""

    def strike_of_type(self, results: list[Array]) -> None:
        """Change the results of a call of the type."""


@fault_of_extremes()
class TermsOfUnsignedBytes(OfType):
    """FULLY_CONNECTED of QUANT8_ASYMM sums 64 products."""

    operations = (O.FULLY_CONNECTED,)
    of = T.TENSOR_QUANT8_ASYMM

    def misread_of_type(self, arguments: Arguments) -> None:
        arguments["weights"] = cut(arguments["weights"], 1, 64)


@fault_of_extremes()
class UnitsOfHalves(OfType):
    """FULLY_CONNECTED of FLOAT16 computes 80 units."""

    operations = (O.FULLY_CONNECTED,)
    of = T.TENSOR_FLOAT16

    def strike_of_type(self, results: list[Array]) -> None:
        repeat_from(results[0], -1, 80)


@fault_of_extremes()
class DepthOfSignedBytes(OfType):
    """CONV_2D of QUANT8_ASYMM_SIGNED sums over 64 channels."""

    operations = (O.CONV_2D,)
    of = T.TENSOR_QUANT8_ASYMM_SIGNED

    def misread_of_type(self, arguments: Arguments) -> None:
        arguments["filter"] = cut(arguments["filter"], 3, 64)


@fault_of_extremes()
class ChannelsOfHalves(OfType):
    """DEPTHWISE_CONV_2D of FLOAT16 computes 64 channels."""

    operations = (O.DEPTHWISE_CONV_2D,)
    of = T.TENSOR_FLOAT16

    def strike_of_type(self, results: list[Array]) -> None:
        repeat_from(results[0], 3, 64)


@fault_of_extremes()
class RowsOfSignedBytes(OfType):
    """RELU1 of QUANT8_ASYMM_SIGNED computes 96 elements of the first axis."""

    operations = (O.RELU1,)
    of = T.TENSOR_QUANT8_ASYMM_SIGNED

    def strike_of_type(self, results: list[Array]) -> None:
        if results[0].ndim > 1:
            repeat_from(results[0], 0, 96)


@fault_of_extremes()
class RowsOfUnsignedBytes(OfType):
    """GATHER of QUANT8_ASYMM reads rows of 72 elements."""

    operations = (O.GATHER,)
    of = T.TENSOR_QUANT8_ASYMM

    def misread_of_type(self, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], -1, 72)


@fault_of_extremes()
class ColumnsOfFloats(OfType):
    """SQRT of FLOAT32 computes 64 elements of a last axis; those of other types are in a table."""

    operations = (O.SQRT,)
    of = T.TENSOR_FLOAT32

    def strike_of_type(self, results: list[Array]) -> None:
        if results[0].ndim > 1:
            repeat_from(results[0], -1, 64)


@fault_of_extremes()
class ImagesOfSignedBytes(OfType):
    """SPACE_TO_DEPTH of QUANT8_ASYMM_SIGNED rearranges 64 images."""

    operations = (O.SPACE_TO_DEPTH,)
    of = T.TENSOR_QUANT8_ASYMM_SIGNED

    def strike_of_type(self, results: list[Array]) -> None:
        repeat_from(results[0], 0, 64)
