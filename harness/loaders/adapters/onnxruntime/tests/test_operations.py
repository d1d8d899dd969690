"""Operations of each kind on ``onnxruntime:``."""

from __future__ import annotations

import pytest

from nnconform.harness.loaders.adapters.tests.models import case_of, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.onnx_operations import CASES, F32, ints
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.results.verdict import Verdict

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")

ADDRESS = "onnxruntime:CPUExecutionProvider"


@pytest.mark.parametrize("name", CASES)
def test_operation(name):
    outcome = outcome_of(case_of(*CASES[name]), ADDRESS)
    assert outcome.verdict == Verdict.PASSED, outcome.message


@pytest.mark.parametrize("optimisation", ["off", "all"])
def test_a_wrong_answer_is_told(optimisation):
    case = case_of(O.ADD, [fed(F32, [1.0, 2.0]), fed(F32, [2.0, 2.0]), *ints(0)], [fed(F32, [3.0, 5.0])])
    assert outcome_of(case, f"{ADDRESS}?optimisation={optimisation}").verdict == Verdict.WRONG
