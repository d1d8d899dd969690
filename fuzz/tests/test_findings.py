"""Tests of findings and their signatures, and the regressions: each still fails, but not on the reference driver."""

from __future__ import annotations

from pathlib import Path

import pytest

import nnconform.fuzz
from nnconform.fuzz.findings import Finding, frames, read_finding, signature
from nnconform.fuzz.injected_faults import injected_faults, own_faults
from nnconform.fuzz.own import OWN
from nnconform.fuzz.replay import Replayer
from nnconform.fuzz.target import find_target
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

REGRESSIONS = sorted((Path(nnconform.fuzz.__file__).parent / "regressions").glob("*.json"))
REFERENCE = "service:inproc:reference_driver"
DUMP = """Fatal Python error: Segmentation fault

Thread 0x00007f01 (most recent call first):
  File "/usr/lib/python3.11/threading.py", line 320 in wait
  File "/x/harness/loaders/service/client/connection.py", line 20 in call

Current thread 0x00007f02 (most recent call first):
  File "/x/driver/kernels.py", line 12 in conv
  File "/x/driver/device.py", line 99 in execute
  File "/x/harness/loaders/service/host/service.py", line 20 in serve
  File "<frozen runpy>", line 88 in _run_code
"""


def crash(message: str, stderr: str = DUMP) -> Outcome:
    return Outcome(Verdict.CRASHED, Stage.EXECUTE, message, {"stderr": stderr, "signal": "SIGSEGV"})


def test_a_finding_that_cannot_be_written_is_one_line(tmp_path: Path):
    finding = Finding("model", "inproc:x", [1], Verdict.CRASHED, Stage.EXECUTE, "", "x")
    path = finding.write(tmp_path)
    assert read_finding(path) == finding
    with pytest.raises(FormatError, match="cannot be written to: File exists; name another folder"):
        finding.write(path)


def test_a_crash_is_told_by_the_functions_that_it_was_in():
    assert signature(crash("process 12 died")) == "crashed execute: SIGSEGV conv execute"
    assert signature(crash("other words", DUMP.replace("line 12", "line 13"))) == signature(crash("process 12 died"))
    assert signature(crash("", DUMP.replace("in conv", "in pool"))) != signature(crash(""))


def test_a_hang_is_told_by_the_thread_that_is_at_work():
    assert frames(DUMP.replace("Current thread", "Thread"), current=False) == ["conv", "execute"]
    inner = '  File "/x/y.py", line 1 in z\n'
    deeper = DUMP.replace("Current thread", "Thread").replace('  File "/x/driver/k', inner + '  File "/x/driver/k')
    assert frames(deeper, current=False) == ["conv", "execute"]


def test_words_count_without_their_numbers():
    one, two, other = (
        Outcome(Verdict.ACCEPTED_INVALID, Stage.QUERY, text)
        for text in (
            "scale of TENSOR_QUANT8_ASYMM: got -1.5e-3",
            "scale of TENSOR_QUANT8_ASYMM: got nan",
            "scale of TENSOR_QUANT16_SYMM: got 3",
        )
    )
    assert signature(one) == signature(two) == "accepted_invalid query: scale of TENSOR_QUANT8_ASYMM: got #"
    assert signature(one) != signature(other)
    assert signature(one, "RELU") == "accepted_invalid query: RELU"


def test_what_a_driver_raised_is_told_by_type_and_place():
    trace = 'Traceback (most recent call last):\n  File "/d/k.py", line 3, in conv\n    x\nValueError: 17 is bad\n'
    here = Outcome(Verdict.ERROR, Stage.QUERY, "", {"traceback": trace})
    there = Outcome(Verdict.ERROR, Stage.QUERY, "", {"stderr": trace.replace("17", "18")})
    assert signature(here) == signature(there) == "error query: ValueError conv"


def test_files(tmp_path: Path):
    finding = Finding("model", "a:b", [1, -2, 3], Verdict.HUNG, Stage.QUERY, "text", "hung query: x", "made")
    assert read_finding(finding.write(tmp_path / "new")) == finding
    for name, content in (("bad.json", b"{"), ("other.json", b"[1]")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(FormatError, match="not a finding of a fuzz campaign"):
            read_finding(tmp_path / name)
    with pytest.raises(FormatError, match="cannot be read"):
        read_finding(tmp_path / "none.json")


def test_drivers_are_kept_apart():
    assert in_own_process("inproc:x") == "service:inproc:x"
    assert in_own_process("service:inproc:x") == "service:inproc:x"
    assert in_own_process("unix:/x") == "unix:/x"


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("path", REGRESSIONS, ids=lambda path: path.stem)
def test_what_was_found_is_found_again_and_not_in_the_reference_driver(path):
    finding = read_finding(path)
    if finding.target == "onnx":
        pytest.importorskip("onnx", reason="the reader of .onnx files needs the extra `onnx`")
    limit = {each.address: each.limit for each in (*injected_faults(), *own_faults())}[finding.driver]
    replayer = Replayer(finding.target, finding.driver, limit)
    try:
        outcome = replayer.replay(finding)
        assert outcome is not None
        assert (outcome.verdict, outcome.stage) == (finding.verdict, finding.stage), outcome.message
    finally:
        replayer.close()
    replayer = Replayer(finding.target, OWN if find_target(finding.target).own else REFERENCE, 60.0)
    try:
        outcome = replayer.replay(finding)
        assert outcome is not None
        assert not outcome.failed, outcome.message
    finally:
        replayer.close()


def test_there_is_one_of_each_planted_fault():
    """Of the drivers' faults; and some of those of our own code."""
    drivers = [read_finding(path).driver for path in REGRESSIONS]
    planted, own = ({each.address for each in faults} for faults in (injected_faults(), own_faults()))
    assert len(drivers) == len(set(drivers))
    assert planted < set(drivers) <= planted | own
