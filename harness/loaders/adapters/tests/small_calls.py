"""The smallest call of each element type that a runtime may have, with its right results."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.tests.models import const, fed
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

F32, F16, I32, B8 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_BOOL8
U8, I8 = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED

NEG = (O.NEG, [fed(F32, [1.0, -2.0])], [fed(F32, [-1.0, 2.0])])
HALF = (O.NEG, [fed(F16, [1.0, -2.0])], [fed(F16, [-1.0, 2.0])])
INTEGERS = (O.ADD, [fed(I32, [1, 2]), fed(I32, [3, 4]), const(T.INT32, 0)], [fed(I32, [4, 6])])
NOT = (O.LOGICAL_NOT, [fed(B8, [True, False])], [fed(B8, [False, True])])
QUANTIZE = (O.QUANTIZE, [fed(F32, [1.0, 100.0])], [fed(U8, [5, 203], 0.5, 3)])
SIGNED = (O.RELU, [fed(I8, [-4, 5], 0.5, 0)], [fed(I8, [0, 5], 0.5, 0)])
