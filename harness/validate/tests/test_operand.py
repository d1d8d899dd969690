"""Rules of one operand, by its type and its life time."""

from __future__ import annotations

import math
from typing import Any

import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import extension_type
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.memory import Memory
from nnconform.harness.validate.operand import check_operands

NOTHING = Subgraph((), (), (), ())
MODEL = Model(NOTHING, (NOTHING, NOTHING), bytes(16), (), extension_name_to_prefix=(("a.b", 3),))
VENDOR = extension_type(3, 0)
Q8, SIGNED = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED
PER_CHANNEL = T.TENSOR_QUANT8_SYMM_PER_CHANNEL
COPY, POOL, GRAPH = L.CONSTANT_COPY, L.CONSTANT_REFERENCE, L.SUBGRAPH
LARGEST_FLOAT, LEAST_FLOAT = 3.4028234663852886e38, 1.401298464324817e-45


def at(*place: int) -> DataLocation:
    return DataLocation(*place)


def scales(*values: float, dim: int = 0) -> SymmPerChannelQuantParams:
    return SymmPerChannelQuantParams(values, dim)


# type, dimensions, further fields
VALID: list[tuple[int, tuple[int, ...], dict[str, Any]]] = [
    (T.TENSOR_FLOAT32, (2, 3), {}),
    (T.TENSOR_FLOAT32, (), {}),
    (T.TENSOR_FLOAT32, (0, 2**32 - 1), {}),
    (T.TENSOR_BOOL8, (2**32 - 1,), {}),
    (T.BOOL, (), {}),
    (T.TENSOR_INT32, (1,), {"scale": 0.5}),
    (T.TENSOR_INT32, (1,), {"scale": 0.0}),
    (Q8, (1,), {"scale": 0.5, "zero_point": 255}),
    (Q8, (1,), {"scale": LEAST_FLOAT}),
    (Q8, (1,), {"scale": LARGEST_FLOAT}),
    (SIGNED, (1,), {"scale": 0.5, "zero_point": -128}),
    (T.TENSOR_QUANT16_ASYMM, (1,), {"scale": 0.5, "zero_point": 65535}),
    (T.TENSOR_QUANT16_SYMM, (1,), {"scale": 0.5}),
    (T.TENSOR_QUANT8_SYMM, (1,), {"scale": 0.5}),
    (PER_CHANNEL, (3, 2), {"extra_params": scales(1.0, 2.0, dim=1)}),
    (PER_CHANNEL, (0, 1), {"extra_params": scales(1.0, dim=1)}),
    (VENDOR, (4, 0), {"extra_params": b"anything"}),
    (VENDOR, (4,), {"lifetime": COPY, "location": at(0, 3, 13)}),
    (T.OEM, (), {"scale": -1.0, "zero_point": 7, "lifetime": COPY, "location": at(0, 0, 5)}),
    (T.TENSOR_FLOAT32, (2, 2), {"lifetime": COPY, "location": at(0, 0, 16)}),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, 12, 4)}),
    (T.TENSOR_FLOAT32, (2, 2), {"lifetime": POOL, "location": at(0, 8, 16)}),
    (T.SUBGRAPH, (), {"lifetime": GRAPH, "location": at(0, 1, 0)}),
    (T.TENSOR_FLOAT32, (0,), {"lifetime": L.NO_VALUE}),
]

BROKEN: list[tuple[int, tuple[int, ...], dict[str, Any], str]] = [
    (T.FLOAT32, (), {"lifetime": 7}, "here.operands[0]: life time: got 7, wanted a life time of the HAL"),
    (T.FLOAT32, (), {"lifetime": -1}, "life time: got -1"),
    (16, (), {}, "here.operands[0]: operand type: got 16, wanted a type of the HAL"),
    (-1, (), {}, "operand type: got -1"),
    (2**64, (), {}, "extension prefix: got 281474976710656, wanted one that the model maps"),
    (extension_type(4, 0), (), {}, "extension prefix: got 4"),
    (VENDOR, (-1,), {}, "dimensions: got [-1], wanted each from 0"),
    (VENDOR, (), {"scale": 1.0}, "quantisation of an extension type: got 1, 0, wanted 0, 0"),
    (VENDOR, (), {"zero_point": 1}, "quantisation of an extension type: got 0, 1"),
    (VENDOR, (), {"scale": math.nan}, "quantisation of an extension type: got nan, 0"),
    (VENDOR, (1,), {"extra_params": scales(1.0)}, "extra parameters of an extension type"),
    (T.INT32, (1,), {}, "here.operands[0]: dimensions of INT32: got [1], wanted none"),
    (T.OEM, (1,), {}, "dimensions of OEM: got [1]"),
    (T.SUBGRAPH, (1,), {"lifetime": GRAPH}, "dimensions of SUBGRAPH: got [1]"),
    (T.TENSOR_FLOAT32, (2, -1), {}, "here.operands[0]: dimensions: got [2, -1], wanted each from 0 to 2**32 - 1"),
    (T.TENSOR_FLOAT32, (2**32,), {}, "dimensions: got [4294967296]"),
    (T.TENSOR_FLOAT32, (2**16, 2**14), {}, "size in bytes: got 4294967296, wanted less than 2**32"),
    (
        T.TENSOR_FLOAT32,
        (2, 0),
        {"lifetime": COPY},
        "dimensions of a constant: got [2, 0], wanted all known and above 0",
    ),
    (T.TENSOR_FLOAT32, (), {"lifetime": POOL}, "dimensions of a constant: got []"),
    (T.TENSOR_FLOAT32, (1,), {"scale": 0.5}, "here.operands[0]: scale of TENSOR_FLOAT32: got 0.5, wanted 0"),
    (T.BOOL, (), {"scale": math.nan}, "scale of BOOL: got nan"),
    (T.TENSOR_INT32, (1,), {"scale": -1.0}, "scale of TENSOR_INT32: got -1.0, wanted finite and at least 0"),
    (T.TENSOR_INT32, (1,), {"scale": math.inf}, "scale of TENSOR_INT32: got inf"),
    (Q8, (1,), {"scale": 0.0}, "here.operands[0]: scale of TENSOR_QUANT8_ASYMM: got 0.0, wanted finite and above 0"),
    (Q8, (1,), {"scale": -0.5}, "scale of TENSOR_QUANT8_ASYMM: got -0.5"),
    (Q8, (1,), {"scale": math.nan}, "scale of TENSOR_QUANT8_ASYMM: got nan"),
    (Q8, (1,), {"scale": math.inf}, "scale of TENSOR_QUANT8_ASYMM: got inf"),
    (Q8, (1,), {"scale": 1e39}, "scale of TENSOR_QUANT8_ASYMM: got 1e+39"),
    (Q8, (1,), {"scale": 1e-46}, "scale of TENSOR_QUANT8_ASYMM: got 1e-46"),
    (Q8, (1,), {"scale": 1.0, "zero_point": -1}, "zero point of TENSOR_QUANT8_ASYMM: got -1, wanted 0 to 255"),
    (Q8, (1,), {"scale": 1.0, "zero_point": 256}, "zero point of TENSOR_QUANT8_ASYMM: got 256"),
    (SIGNED, (1,), {"scale": 1.0, "zero_point": -129}, "got -129, wanted -128 to 127"),
    (SIGNED, (1,), {"scale": 1.0, "zero_point": 128}, "got 128, wanted -128 to 127"),
    (T.TENSOR_QUANT8_SYMM, (1,), {"scale": 1.0, "zero_point": 1}, "got 1, wanted 0 to 0"),
    (T.TENSOR_QUANT16_SYMM, (1,), {"scale": 1.0, "zero_point": -1}, "got -1, wanted 0 to 0"),
    (T.TENSOR_QUANT16_ASYMM, (1,), {"scale": 1.0, "zero_point": 65536}, "got 65536, wanted 0 to 65535"),
    (T.TENSOR_INT32, (1,), {"zero_point": 1}, "zero point of TENSOR_INT32: got 1, wanted 0 to 0"),
    (Q8, (1,), {"scale": 1.0, "extra_params": scales(1.0)}, "extra parameters of TENSOR_QUANT8_ASYMM"),
    (T.TENSOR_FLOAT32, (1,), {"extra_params": b""}, "extra parameters of TENSOR_FLOAT32: got b'', wanted none"),
    (PER_CHANNEL, (1,), {}, "got None, wanted scales for each channel"),
    (PER_CHANNEL, (1,), {"extra_params": scales(1.0), "scale": 1.0}, "got 1.0, wanted 0"),
    (PER_CHANNEL, (1,), {"extra_params": scales(1.0), "zero_point": 1}, "got 1, wanted 0 to 0"),
    (PER_CHANNEL, (), {"extra_params": scales(1.0)}, "channel dimension: got 0, wanted a known rank"),
    (PER_CHANNEL, (1, 1), {"extra_params": scales(1.0, dim=2)}, "channel dimension: got 2, wanted 0 to 1"),
    (PER_CHANNEL, (1, 1), {"extra_params": scales(1.0, dim=-1)}, "channel dimension: got -1"),
    (PER_CHANNEL, (3,), {"extra_params": scales(1.0)}, "number of channel scales: got 1, wanted the extent 3"),
    (PER_CHANNEL, (0,), {"extra_params": scales()}, "number of channel scales: got 0, wanted the extent 0"),
    (PER_CHANNEL, (2,), {"extra_params": scales(1.0, 0.0)}, "scale of channel 1: got 0.0, wanted finite and above 0"),
    (PER_CHANNEL, (2,), {"extra_params": scales(math.inf, 1.0)}, "scale of channel 0: got inf"),
    (T.SUBGRAPH, (), {}, "life time: got TEMPORARY_VARIABLE, wanted SUBGRAPH for type SUBGRAPH and no other"),
    (T.INT32, (), {"lifetime": GRAPH}, "life time: got SUBGRAPH, wanted SUBGRAPH for type SUBGRAPH"),
    (T.SUBGRAPH, (), {"lifetime": GRAPH, "location": at(0, 2, 0)}, "wanted offset 0 to 1, rest 0"),
    (T.SUBGRAPH, (), {"lifetime": GRAPH, "location": at(0, -1, 0)}, "wanted offset 0 to 1, rest 0"),
    (T.SUBGRAPH, (), {"lifetime": GRAPH, "location": at(1, 0, 0)}, "location of a subgraph"),
    (T.SUBGRAPH, (), {"lifetime": GRAPH, "location": at(0, 0, 1)}, "location of a subgraph"),
    (T.INT32, (), {"lifetime": L.SUBGRAPH_INPUT, "location": at(0, 0, 4)}, "wanted all zero for SUBGRAPH_INPUT"),
    (T.INT32, (), {"lifetime": L.NO_VALUE, "location": at(0, 4, 0)}, "wanted all zero for NO_VALUE"),
    (T.INT32, (), {"lifetime": 0, "location": at(1, 0, 0)}, "wanted all zero for TEMPORARY_VARIABLE"),
    (T.INT32, (), {"lifetime": COPY, "location": at(1, 0, 4)}, "pool index of a CONSTANT_COPY: got 1, wanted 0"),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, 13, 4)}, "location: got DataLocation(pool_index=0, offset=13"),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, -4, 4)}, "wanted within the 16 bytes there"),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, 8, -4)}, "wanted within the 16 bytes there"),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, 2**64, 4)}, "wanted within the 16 bytes there"),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, 0, 8)}, "length: got 8, wanted 4 bytes, as type and dimensions"),
    (T.INT32, (), {"lifetime": COPY, "location": at(0, 0, 4, 1)}, "padding: got 1, wanted 0 in a model"),
    (T.INT32, (), {"lifetime": COPY}, "length: got 0, wanted 4 bytes"),
    (T.INT32, (), {"lifetime": POOL, "location": at(1, 0, 4)}, "pool index: got 1, wanted less than the 1 pools"),
    (T.INT32, (), {"lifetime": POOL, "location": at(-1, 0, 4)}, "pool index: got -1"),
    (T.INT32, (), {"lifetime": POOL, "location": at(0, 22, 4)}, "wanted within the 24 bytes there"),
]


@pytest.fixture(scope="module")
def model() -> Model:
    return Model(
        NOTHING, MODEL.referenced, MODEL.operand_values, (Memory.create(24),), False, MODEL.extension_name_to_prefix
    )


@pytest.mark.parametrize(("code", "dimensions", "fields"), VALID)
def test_valid(model: Model, code: int, dimensions: tuple[int, ...], fields: dict[str, Any]) -> None:
    check_operands(model, [Operand(code, dimensions, **fields)], "here")


@pytest.mark.parametrize(("code", "dimensions", "fields", "message"), BROKEN)
def test_broken(model: Model, code: int, dimensions: tuple[int, ...], fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError) as caught:
        check_operands(model, [Operand(code, dimensions, **fields)], "here")
    assert str(caught.value).startswith("here.operands[0]: ")
    assert message in str(caught.value)


def test_a_known_operand_in_models_of_more_and_fewer_values() -> None:
    """What is kept of an operand that is right says how many bytes of values its location needs."""
    constant = Operand(T.INT32, (), COPY, location=at(0, 8, 4))
    for size, fits in ((16, True), (12, True), (11, False), (0, False), (12, True)):
        model = Model(NOTHING, operand_values=bytes(size))
        if fits:
            check_operands(model, [constant], "here")
        else:
            with pytest.raises(ValidationError, match=f"within the {size} bytes there"):
                check_operands(model, [constant], "here")
