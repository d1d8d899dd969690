"""A runtime takes a model whose pool was filled anew for another model: equal models may have other constants."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.conformance.support import models
from nnconform.harness.execution.compiled_model import CompiledModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.memory import Memory


@pytest.mark.parametrize("address", ["litert:", "onnxruntime:CPUExecutionProvider", "openvino:CPU"])
def test_the_content_of_a_pool_is_read_at_each_preparation(address: str) -> None:
    case = models.case("chain_float32")
    pool = Memory.create(64 + len(case.model.operand_values))
    model = models.in_pools(case.model, [pool], 16)
    session = Session(address)
    try:
        for factor in ([2, 3, -1, 0.5], [1, -2, 4, 0.25]):
            values = np.array(factor, np.float32).tobytes()
            whole = values + case.model.operand_values[len(values) :]
            pool.view()[16 : 16 + len(whole)] = whole
            prepared = prepare(session, model).prepared
            assert prepared is not None
            with CompiledModel(session, model, prepared) as compiled:
                doubled, _ = compiled(case.inputs)
            (x,) = case.inputs
            assert x is not None
            np.testing.assert_allclose(doubled, 2 * x * np.array(factor, np.float32))
    finally:
        session.close()
