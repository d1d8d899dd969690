"""Tests of files of expected failures: which entry applies to a case, and the message for a bad file."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.expectations import Expectations, NamedCase
from nnconform.harness.results.processor import PROCESSOR_VARIABLE
from nnconform.harness.results.verdict import AGAIN, STABLE, Outcome, Stage, Verdict

GOOD = """
[[expect]]
driver = "*litert:*"
cases = ["lstm_*", "topk"]
verdict = "wrong"
reason = "the first"

[[expect]]
driver = "*"
cases = ["*"]
verdict = ["crashed", "passed"]
reason = "the second"
"""


def read(tmp_path: Path, text: str) -> Expectations:
    path = tmp_path / "x.expect.toml"
    path.write_text(text)
    return Expectations.read([path])


@pytest.mark.parametrize(
    ("driver", "case", "reason"),
    [
        ("service:litert:?kernels=reference", "lstm_basic", "the first"),
        ("litert:", "topk", "the first"),
        ("litert:", "topk_v2", "the second"),
        ("onnxruntime:x", "topk", "the second"),
        ("litert:", "LSTM_basic", "the second"),
    ],
)
def test_the_first_entry_about_a_case_counts(tmp_path: Path, driver: str, case: str, reason: str) -> None:
    entry = read(tmp_path, GOOD).find(NamedCase(driver, case))
    assert entry is not None
    assert entry.reason == reason


@pytest.mark.parametrize(
    ("types", "reason"),
    [
        (("TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM"), "of 8 bits"),
        (("TENSOR_INT32",), "of 8 bits"),
        (("TENSOR_FLOAT32",), "of any"),
        ((), "of any"),
    ],
)
def test_an_entry_about_types(tmp_path: Path, types: tuple[str, ...], reason: str) -> None:
    text = """
    [[expect]]
    driver = "*"
    cases = ["*"]
    verdict = "wrong"
    reason = "of 8 bits"
    types = ["TENSOR_QUANT8_*", "TENSOR_INT32"]
    """
    expectations = read(tmp_path, text + text.replace("of 8 bits", "of any").partition("    types")[0])
    entry = expectations.find(NamedCase("litert:", "topk", types=types))
    assert entry is not None
    assert entry.reason == reason


@pytest.mark.parametrize(
    ("operations", "found"), [(("ADD", "CONV_2D"), True), (("GROUPED_CONV_2D",), True), (("ADD",), False), ((), False)]
)
def test_an_entry_about_operations(tmp_path: Path, operations: tuple[str, ...], found: bool) -> None:
    text = """
    [[expect]]
    driver = "*"
    cases = ["*"]
    verdict = "wrong"
    reason = "of filters"
    types = ["TENSOR_INT32"]
    operations = ["*CONV_2D", "SVDF"]
    """
    expectations = read(tmp_path, text)
    assert (
        bool(expectations.find(NamedCase("litert:", "topk", types=("TENSOR_INT32",), operations=operations))) is found
    )
    assert not expectations.find(NamedCase("litert:", "topk", types=("TENSOR_BOOL8",), operations=operations))


@pytest.mark.parametrize(
    ("blamed", "reason"),
    [(("LSTM",), "of cells"), (("TANH",), "of functions"), (("LSTM", "TANH"), ""), (("ADD",), ""), ((), "")],
)
def test_an_entry_about_what_a_graph_fails_for(tmp_path: Path, blamed: tuple[str, ...], reason: str) -> None:
    text = """
    [[expect]]
    driver = "*"
    cases = ["random-graphs/*"]
    verdict = "wrong"
    reason = "of {}"
    first_wrong = ["{}"]
    """
    expectations = read(tmp_path, text.format("cells", "*LSTM") + text.format("functions", "TANH"))
    entry = expectations.find(NamedCase("litert:", "random-graphs/0/1/2", first_wrong=blamed))
    assert (entry.reason if entry else "") == reason


def test_of_other_cases_nothing_is_expected(tmp_path: Path) -> None:
    expectations = read(tmp_path, GOOD.partition('[[expect]]\ndriver = "*"\n')[0])
    assert expectations.find(NamedCase("litert:", "add")) is None
    assert expectations.find(NamedCase("onnxruntime:x", "topk")) is None


@pytest.mark.parametrize(
    ("case", "verdict", "covers", "now_passes"),
    [
        ("topk", Verdict.WRONG, True, False),
        ("topk", Verdict.CRASHED, False, False),
        ("topk", Verdict.PASSED, False, True),
        ("topk", Verdict.UNSUPPORTED, False, True),
        ("topk", Verdict.NOT_APPLICABLE, False, False),
        ("add", Verdict.CRASHED, True, False),
        ("add", Verdict.PASSED, False, False),
        ("add", Verdict.UNSUPPORTED, False, True),
    ],
)
def test_what_an_outcome_is_to_an_entry(
    tmp_path: Path, case: str, verdict: Verdict, covers: bool, now_passes: bool
) -> None:
    entry = read(tmp_path, GOOD).find(NamedCase("litert:", case))
    assert entry is not None
    outcome = Outcome(verdict, Stage.EXECUTE)
    assert (entry.covers(outcome), entry.now_passes(outcome)) == (covers, now_passes)


@pytest.mark.parametrize(
    ("verdict", "reason"),
    [(None, "the first"), (Verdict.WRONG, "the first"), (Verdict.CRASHED, "the second"), (Verdict.HUNG, "the first")],
)
def test_of_several_entries_that_counts_which_expects_the_failure(
    tmp_path: Path, verdict: Verdict | None, reason: str
) -> None:
    outcome = Outcome(verdict, Stage.EXECUTE) if verdict else None
    entry = read(tmp_path, GOOD).find(NamedCase("litert:", "topk"), outcome)
    assert entry is not None
    assert entry.reason == reason


@pytest.mark.parametrize(
    ("details", "covers"), [({}, False), ({AGAIN: STABLE}, False), ({AGAIN: f"{STABLE} after another"}, True)]
)
def test_an_entry_may_be_for_what_others_did_to_a_case_alone(
    tmp_path: Path, details: dict[str, str], covers: bool
) -> None:
    entry = read(tmp_path, f"{GOOD}right_alone = true").find(NamedCase("litert:", "add"))
    assert entry is not None
    assert entry.covers(Outcome(Verdict.CRASHED, Stage.EXECUTE, details=details)) == covers
    assert not entry.now_passes(Outcome(Verdict.UNSUPPORTED, Stage.QUERY))


def test_an_empty_file_expects_nothing(tmp_path: Path) -> None:
    assert read(tmp_path, "# all mended\n").entries == ()


ENTRY = {"driver": '"d"', "cases": '["c"]', "verdict": '"wrong"', "reason": '"r"'}


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"reason": None}, "missing required field `reason` - at `$.expect[0]`; wanted tables [[expect]] with driver"),
        ({"driver": None}, "missing required field `driver`"),
        ({"line": "7"}, "unknown field `line`"),
        ({"cases": '"c"'}, "Expected `array`, got `str` - at `$.expect[0].cases`"),
        ({"verdict": '"wrnog"'}, "Invalid enum value 'wrnog'"),
        ({"verdict": '"passed"'}, "entry 1: verdict passed; wanted one that fails: wrong, rejected_valid"),
        ({"verdict": "[]"}, "entry 1: verdict empty; wanted one that fails"),
        ({"reason": '" "'}, "entry 1: reason is empty"),
        ({"cases": '["c", ""]'}, "entry 1: cases is empty"),
        ({"cases": "[]"}, "entry 1: cases is empty; wanted names or patterns of cases"),
        ({"driver": "= 3"}, "Invalid value"),
    ],
)
def test_a_bad_file_is_one_line(tmp_path: Path, changed: dict[str, str | None], problem: str) -> None:
    lines = [f"{name} = {value}" for name, value in {**ENTRY, **changed}.items() if value]
    with pytest.raises(FormatError) as caught:
        read(tmp_path, "\n".join(["[[expect]]", *lines]))
    assert problem in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "x.expect.toml"))
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be read: No such file or directory"):
        Expectations.read([tmp_path / "none.toml"])
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(FormatError, match="can't decode byte"):
        Expectations.read([tmp_path / "bytes.toml"])


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ({"avx2", "fma"}, True),
        ({"avx2", "avx512_vnni"}, False),
        ({"avx2", "avx_vnni"}, False),
        ({"sse2"}, False),
        (set(), False),
    ],
)
def test_an_entry_about_a_processor(tmp_path: Path, flags: set[str], expected: bool) -> None:
    text = """
[[expect]]
driver = "*"
cases = ["conv"]
verdict = "wrong"
reason = "two products saturate"
processor = ["avx2", "!*vnni"]
"""
    entries = Expectations(read(tmp_path, text).entries, processor=flags)
    wrong, passed = Outcome(Verdict.WRONG, Stage.COMPARE), Outcome(Verdict.PASSED, Stage.COMPARE)
    found = entries.find(NamedCase("litert:", "conv"), wrong)
    assert (found is not None and found.covers(wrong)) == expected
    # Elsewhere it is not said that the case no longer fails.
    passing = entries.find(NamedCase("litert:", "conv"), passed)
    assert (passing is not None and passing.now_passes(passed)) == expected
    assert [entries.counts(each) for each in entries.entries] == [expected]


def test_an_entry_about_this_processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = GOOD.replace('reason = "the first"', 'reason = "the first"\nprocessor = ["sharp"]')
    for flags, reason in (("dull sharp", "the first"), ("dull", "the second")):
        monkeypatch.setenv(PROCESSOR_VARIABLE, flags)
        entry = read(tmp_path, text).find(NamedCase("litert:", "topk"))
        assert entry is not None
        assert entry.reason == reason


@pytest.mark.parametrize("pattern", ["", "!", " "])
def test_an_empty_flag_is_refused(tmp_path: Path, pattern: str) -> None:
    text = GOOD.replace('reason = "the first"', f'reason = "the first"\nprocessor = ["{pattern}"]')
    with pytest.raises(FormatError, match="processor is empty"):
        read(tmp_path, text)
