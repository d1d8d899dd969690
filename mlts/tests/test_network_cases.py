"""Networks as cases of stress tests: files, folders, and what is none."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress.cases import gather_cases, network_files

BUNDLED = Path(__file__).parents[1] / "bundled"


def test_a_network_is_a_case_that_the_reference_driver_passes() -> None:
    cases = gather_cases([BUNDLED / "digits_uint8.tflite"], seed=3)
    assert [case.name for case in cases] == ["digits_uint8_0", "digits_uint8_1"]
    first, second = (np.asarray(case.inputs[0]) for case in cases)
    assert not np.array_equal(first, second), "the inputs are not drawn anew"
    session = Session("inproc:reference_driver")
    assert {run_case(session, case).verdict for case in cases} == {Verdict.PASSED}
    session.close()


def test_all_networks_of_a_folder(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    for name in ("digits_float32.tflite", "networks.toml"):
        shutil.copy(BUNDLED / name, inner)
    assert network_files([tmp_path]) == [inner / "digits_float32.tflite"]


def test_what_is_no_network(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"got no file of a network, wanted .*\.tflite"):
        gather_cases([tmp_path], seed=0)
    broken = tmp_path / "broken.tflite"
    broken.write_bytes(b"nothing")
    with pytest.raises(UsageError, match=r"broken\.tflite"):
        gather_cases([broken], seed=0)
