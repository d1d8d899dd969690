"""Cases that are known by name before they are built: the same cases, in the same order, each built alone."""

from __future__ import annotations

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.spec import example
from nnconform.harness.spec.files import cases_named, pending_cases, read_cases
from nnconform.harness.spec.jsonl import Header
from nnconform.harness.spec.jsonl_writer import cases_text
from nnconform.harness.spec.tests.spec_text import assert_same

# Every kind of variation, with values that each of them converts, and weights by reference.
VARIED = """
Configuration.use_shm_for_weights = True
x = Input("x", ("TENSOR_FLOAT32", [1, 1, 2, 3]))
weights = Parameter("w", ("TENSOR_FLOAT32", [3]), [1.0, -0.5, 2.0])
y = Output("y", ("TENSOR_FLOAT32", [1, 1, 2, 3]))
activation = Int32Scalar("act", 0)
model = Model("by_weights").Operation("MUL", x, weights, activation).To(y)
quant8 = DataTypeConverter(name="quant8").Identify({
    x: ["TENSOR_QUANT8_ASYMM", 0.5, 128], weights: ["TENSOR_QUANT8_ASYMM", 0.5, 128],
    y: ["TENSOR_QUANT8_ASYMM", 0.5, 128]})
Example({x: [1, 2, 3, 4, 5, 6], y: [1, -1, 6, 4, -2.5, 12]}).AddVariations(quant8, "float16", "relaxed") \\
    .AddAllActivations(y, activation)
Example({x: [0, 2, 3, 4, 5, 6], y: [0, -1, 6, 4, -2.5, 12]}, name="second").DisableLifeTimeVariation()

a = Input("a", ("TENSOR_FLOAT32", [2, 3]))
axis = Int32Scalar("axis", 1)
b = Output("b", ("TENSOR_INT32", [2]))
Model("place").Operation("ARGMAX", a, axis).To(b)
Example({a: [1, 5, 3, 9, 2, 1], b: [1, 0]}).AddVariations("float16")
"""
# The second model is only found wrong when its steps are put in order.
ONE_WRONG = """
a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Output("b", ("TENSOR_FLOAT32", [2]))
Model("right").Operation("FLOOR", a).To(b)
Example({a: [1.5, 2.5], b: [1, 2]}, source="by hand")
c = Input("c", ("TENSOR_FLOAT32", [2]))
d, e = (Internal(name, ("TENSOR_FLOAT32", [2])) for name in "de")
f = Output("f", ("TENSOR_FLOAT32", [2]))
Model("wrong").Operation("ADD", c, e, 0).To(d).Operation("ADD", c, d, 0).To(e).Operation("FLOOR", e).To(f)
Example({c: [1.5, 2.5], f: [1, 2]}, source="by hand")
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "varied.mod.py"
    path.write_text(VARIED)
    return path


def test_nothing_is_built_to_know_the_names(spec, monkeypatch):
    names = [case.name for case in read_cases(spec)]
    assert len(names) == len(set(names)) == 4 * 4 * 4 + 1 + 2 * 2
    monkeypatch.setattr(example, "build_model", None)
    assert [case.name for case in pending_cases(spec)] == names


def test_a_case_is_the_same_whenever_and_after_whatever_it_is_built(spec):
    in_order = read_cases(spec)
    pending = pending_cases(spec)
    backwards = [case.build() for case in reversed(pending)][::-1]
    again = [case.build() for case in pending]
    for one, two, three in zip(in_order, backwards, again, strict=True):
        assert one.name == two.name == three.name
        assert_same(one, two)
        assert_same(one, three)


def test_a_case_of_one_name_is_built_alone(tmp_path):
    path = tmp_path / "one.mod.py"
    path.write_text(ONE_WRONG)
    wrong = r"one\.mod\.py: line 10: the operations form a cycle"
    assert [case.name for case in cases_named(path, "one_right")] == ["one_right"]
    with pytest.raises(FormatError, match=wrong):
        list(cases_named(path, "one_wrong"))
    with pytest.raises(FormatError, match=wrong):
        read_cases(path)


def test_lines_are_built_alone(tmp_path, spec):
    cases = read_cases(spec)[:3]
    path = tmp_path / "lines.jsonl"
    lines = cases_text(cases, Header("worked by hand")).splitlines(keepends=True)
    lines[2] = lines[2].replace('"values": [', '"values": [1e39, ', 1)
    path.write_text("".join(lines))
    first, second, third = pending_cases(path)
    for pending, case in ((third, cases[2]), (first, cases[0])):
        assert_same(pending.build(), case)
    with pytest.raises(FormatError, match=rf"lines\.jsonl: line 3: case '{second.name}': operand 1: 1e\+39"):
        second.build()


def test_a_line_of_another_form_is_told_at_once(tmp_path, spec):
    path = tmp_path / "lines.jsonl"
    text = cases_text(read_cases(spec)[:2], Header("worked by hand"))
    path.write_text(text.replace('"subgraphs"', '"subgraph"', 1))
    with pytest.raises(FormatError, match=r"lines\.jsonl: line 2: "):
        pending_cases(path)
