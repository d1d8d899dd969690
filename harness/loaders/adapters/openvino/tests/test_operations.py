"""Operations of each kind on ``openvino:``."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from nnconform.harness.loaders.adapters.tests.models import case_of, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.onnx_operations import CASES, F32, ints
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.results.verdict import Verdict

pytestmark = pytest.mark.skipif(
    not (find_spec("onnx") and find_spec("openvino")), reason="not installed: pip install 'nnconform[openvino]'"
)

ADDRESS = "openvino:CPU"
# What is not as it should be, and why: harness/docs/findings/openvino.md.
OTHERWISE = {
    "slice_to_the_end": Verdict.WRONG,
    "sequence_rnn": Verdict.WRONG,
    "squeeze_at_run_time": Verdict.UNSUPPORTED,
    "reduce_at_run_time": Verdict.UNSUPPORTED,
}


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("name", CASES)
def test_operation(name):
    outcome = outcome_of(case_of(*CASES[name]), ADDRESS)
    assert outcome.verdict == OTHERWISE.get(name, Verdict.PASSED), outcome.message


@pytest.mark.parametrize("mode", ["accuracy", "performance"])
def test_a_wrong_answer_is_told(mode):
    case = case_of(O.ADD, [fed(F32, [1.0, 2.0]), fed(F32, [2.0, 2.0]), *ints(0)], [fed(F32, [3.0, 5.0])])
    assert outcome_of(case, f"{ADDRESS}?mode={mode}").verdict == Verdict.WRONG
