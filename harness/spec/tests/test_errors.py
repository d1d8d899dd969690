"""Invalid specs: one line that says the file, the line, what was got and what was wanted."""

from __future__ import annotations

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.spec.tests.spec_text import cases_of

ADD = """a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Parameter("b", ("TENSOR_FLOAT32", [2]), [3, 4])
c = Output("c", ("TENSOR_FLOAT32", [2]))
Model().Operation("ADD", a, b, 0).To(c)
Example({a: [1, 2], c: [4, 6]})
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("({a", "(({a", 5, "'(' was never closed"),
        ("Example({a", "Example({{a", 5, "does not match"),
        ("b = Parameter", "b = Parametre", 2, "NameError: name 'Parametre' is not defined"),
        ("[3, 4]", "[1 / 0]", 2, "ZeroDivisionError"),
        ('"ADD"', '"ADDD"', 4, "unknown OperationType 'ADDD'; known names near it: ADD"),
        ("TENSOR_FLOAT32", "TENSOR_FLOAT33", 1, "known names near it: TENSOR_FLOAT32"),
        ("[3, 4]", "[3, 4, 5]", 2, "operand 'b': got 3 values, TENSOR_FLOAT32[2] wants 2"),
        ("a: [1, 2]", "a: [1]", 5, "operand 'a': got 1 values, TENSOR_FLOAT32[2] wants 2"),
        ("c: [4, 6]", "", 5, "feeds no value to Output 'c'"),
        ("[3, 4]", '["3", 4]', 2, "wanted numbers"),
        ("[3, 4]", "[[3], [4, 5]]", 2, "value of operand 'b'"),
        ('("TENSOR_FLOAT32", [2]), [3, 4]', '("TENSOR_INT32", [2]), [3, float("nan")]', 2, "NaN or infinity"),
        ('("TENSOR_FLOAT32", [2]), [3, 4]', '("TENSOR_QUANT8_ASYMM", [2]), [3, 256]', 2, "holds 0 to 255"),
        ('("TENSOR_FLOAT32", [2]), [3', '("OEM", []), [3', 2, "OEM has no element type"),
        ('"b", ("TENSOR_FLOAT32", [2])', '"b", "TENSOR_FLOAT32", "{2, x}"', 2, "'{2, x}'"),
        ('"b", ("TENSOR_FLOAT32", [2])', '"b", "TENSOR_FLOAT32", [2]', 2, "wanted a text"),
        ('"b", ("TENSOR_FLOAT32", [2])', '"b", ("TENSOR_FLOAT32", "2")', 2, "wanted a list of integers"),
        (", 0).To", ', "0").To', 4, "argument '0' of type str"),
        (".To(c)", ".To(3)", 4, "wanted an operand"),
        ('.Operation("ADD", a, b, 0)', "", 4, "To() comes after Operation()"),
        (".To(c)", ".To(c).IdentifyInputs(c)", 4, "the model's inputs are [a], wanted [c]"),
        ("Model()", "Example({})\nModel()", 4, "Example() before any Model()"),
        ("Example({a: [1, 2], c: [4, 6]})", "Example(3)", 5, "wants dictionaries"),
        ("6]})", '6]}).AddVariations("float17")', 5, "unknown variation 'float17'"),
        ("6]})", '6]}).AddVariations(DataTypeConverter("quant8"))', 5, "wants a scale and a zeroPoint"),
        ("6]})", "6]}).AddNchw(a)", 5, "operand 'a': TENSOR_FLOAT32[2] has no layout"),
        ("6]})", "6]}).AddAxis([0, 4], a)", 5, "wanted -1..0"),
        ("6]})", '6]}).AddAxis(0, a, Input("d", ("TENSOR_FLOAT32", [2, 2])))', 5, "got ranks [1, 2]"),
        (
            "6]})",
            '6]}).AddVariations(("float16", {Input("d", ("INT32", [])): ["INT32"]}))',
            5,
            "'d' is not in the model",
        ),
        ("6]})", "6]}).ExpectFailure().WithMultinomialDistributionTolerance(1)", 5, "cannot both fail"),
        (".To(c)", '.To(c).IntroducedIn("V9_9")', 5, "unknown HAL version 'V9_9'"),
        (".To(c)", '.To(c).Operation("FLOOR", c).To(b).Operation("ADD", b, a, 0).To(c)', 5, "form a cycle"),
        ("Example({a", "raise SystemExit(3)\nExample({a", 5, "SystemExit: 3"),
        ('"a", ("TENSOR_FLOAT32", [2])', '"a", ("TENSOR_FLOAT32", [0, 0])', 5, "give a nested list"),
    ],
)
def test_what_is_wrong_and_where(tmp_path, old, new, line, words):
    assert cases_of(tmp_path, ADD)
    with pytest.raises(FormatError) as raised:
        cases_of(tmp_path, ADD.replace(old, new, 1))
    text = str(raised.value)
    assert text.startswith(f"{tmp_path / 'small.mod.py'}: line {line}: ")
    assert words in text
    assert "\n" not in text


def test_no_file(tmp_path):
    with pytest.raises(FormatError, match=r"none\.mod\.py: No such file"):
        read_spec(tmp_path / "none.mod.py")


def test_bytes_that_are_no_text(tmp_path):
    path = tmp_path / "bad.mod.py"
    for content in (b"a = '\xff\xfe'", b"a\0b"):
        path.write_bytes(content)
        with pytest.raises(FormatError, match=r"bad\.mod\.py: line \d+: "):
            read_spec(path)
