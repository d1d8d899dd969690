"""ONNX models that its checker accepts, though they contradict themselves, are refused with one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from nnconform.harness.model.errors import FormatError
from nnconform.mlts.convert.onnx.reader import read_onnx


def _contradictory() -> dict[str, Any]:
    """Return models that onnx's checker accepts, by what contradicts itself in them."""
    given = helper.make_tensor_value_info("x0", TensorProto.FLOAT, [1, 2, 4, 4])
    scalar = helper.make_tensor_value_info("x0", TensorProto.FLOAT, [])
    many = helper.make_tensor_value_info("x0", TensorProto.INT64, [2**31])
    constant = onnx.TensorProto(name="c", data_type=TensorProto.FLOAT, dims=[2], raw_data=bytes(20))
    typeless = helper.make_tensor_value_info("x0", TensorProto.FLOAT, [2])
    typeless.type.tensor_type.elem_type = 93
    no_number = numpy_helper.from_array(np.array(np.nan, np.float16), "c")
    nothing = numpy_helper.from_array(np.zeros(0, np.uint8), "c")
    result = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["n"])

    def model(node: Any, described: Any, *constants: Any) -> Any:
        graph = helper.make_graph([node], "test", [described], [result], list(constants))
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)

    return {
        "a zero point that is no number": model(helper.make_node("QLinearConv", ["c"] * 8, ["y"]), given, no_number),
        "a zero point without elements": model(helper.make_node("QLinearConv", ["c"] * 8, ["y"]), given, nothing),
        "a constant of more bytes than its shape has": model(
            helper.make_node("Add", ["x0", "c"], ["y"]), given, constant
        ),
        "a constant node of an omitted input": model(helper.make_node("Max", [""], ["y"]), given),
        "an image without axes": model(helper.make_node("GlobalAveragePool", ["x0"], ["y"]), scalar),
        "an input of a type that is not there": model(helper.make_node("Identity", ["x0"], ["y"]), typeless),
        "more values than fit into memory": model(helper.make_node("Squeeze", ["x0"], ["y"]), many),
    }


@pytest.mark.parametrize("what", _contradictory())
def test_a_model_that_contradicts_itself_is_one_line(tmp_path: Path, what: str) -> None:
    """Found by ``nnconform fuzz --target onnx``."""
    path = tmp_path / "contradictory.onnx"
    model = _contradictory()[what]
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
    with pytest.raises(FormatError) as caught:
        read_onnx(path)
    assert "\n" not in str(caught.value)
