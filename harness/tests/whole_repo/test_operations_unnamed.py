"""Facts about operations stand in their definitions: no other product file names an operation.

The files that are themselves by operation name theirs: the table of codes, kernels, lowerings, converters, the tools
that write cases, drivers with faults, benchmarks and tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nnconform.harness.model.codes import OperationType
from nnconform.harness.tests.whole_repo.tree import ROOT, is_test, module_name, source_files

BY_OPERATION = (
    "harness/model/codes.py",
    "harness/ops/defs/",
    # Patterns of named operations, and what these are written with.
    "harness/generate/idioms/",
    "harness/generate/pattern/",
    # LiteRT's operators, what lowerings write, have names that are operations' too.
    "harness/loaders/adapters/litert/",
    "harness/loaders/adapters/onnx/lowerings/",
    "reference_driver/kernels/",
    "reference_driver/faulty/",
    # Passes are of named operations.
    "reference_driver/optimising/",
    "reference_driver/rewriting/",
    "mlts/convert/",
    "generated_tests/tools/",
)
EXCEPTIONS = {
    "harness/generate/broken/models/subgraphs.py": "the body of a WHILE has outputs of its own number",
    "harness/conformance/support/heavy_models.py": "models of any size, with values too many for a spec",
    "harness/campaigns/adapter/models.py": "two operands whose results are whole numbers on every type",
    "harness/campaigns/exact_results.py": "a SUB behind an operation leaves the digits that float32 has not",
    "harness/conformance/support/exact_sums.py": "models of any size, made by the hundred",
    "harness/conformance/support/branches.py": "models with any number of branches, and branches in branches",
    "harness/conformance/support/control_flow.py": "models of IF and WHILE, whose graphs are drafted one by one",
    "harness/conformance/checks/graphs.py": "graphs whose results differ in extents, or cannot be computed",
    "harness/conformance/checks/operand_values.py": "truth values of any byte, and infinities: no spec has them",
    "harness/conformance/checks/operands.py": "operations that rearrange weights, or may write over what they read",
    "harness/conformance/support/look_alikes.py": "models that differ in one thing, among them the operation",
    "harness/conformance/support/one_place.py": "the same bytes as numbers, codes and truths, each with its operation",
    "harness/conformance/support/relaxed_cases.py": "sums and products of numbers of every exponent of float16",
    "harness/runtime/control_flow.py": "the framework interprets IF and WHILE, which no device has whole",
    "harness/spec/lifetimes.py": "an ADD of zero before an input is what AOSP's variation makes of it",
    "mlts/bundled/sequences/lstm_file.py": "the network that train.py trains",
    "harness/stress/defs/huge_models.py": "a chain of any number of ADDs, whose result is known",
    "fuzz/edits.py": "an edit puts an ADD after an operation",
    "fuzz/store_sketch.py": "the events of a store name operations as texts",
    "fuzz/tflite_sketch.py": "LiteRT's operators have names that are operations' too",
}
# Of no contract, and of no definition.
OEM = OperationType.OEM_OPERATION.name
OPERATIONS = frozenset(OperationType.__members__) - {OEM}
# Beginning with a dot or a quotation mark, as both forms do: most files have none.
NAMES = re.compile(rf"[.'\"](?:{'|'.join(sorted(OPERATIONS))})\b")


def named_operations(text: str) -> Iterator[str]:
    """The operations that a file names, as members of the enumeration, under whichever name, or as texts."""
    if not NAMES.search(text):
        return
    tree = ast.parse(text)
    enumerations = {"OperationType"} | {
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name == "OperationType" and alias.asname
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in enumerations:
            name = node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            name = node.value
        else:
            continue
        if name in OPERATIONS:
            yield name


def naming(root: Path) -> dict[str, set[str]]:
    """The product files below ``root`` that name operations, and which."""
    found = {}
    for path in source_files(root):
        place = path.relative_to(root).as_posix()
        left_out = is_test(module_name(path, root)) or "/benchmarks/" in place or place.startswith(BY_OPERATION)
        if not left_out and (names := set(named_operations(path.read_text()))):
            found[place] = names
    return found


def test_no_product_file_names_an_operation() -> None:
    found = naming(ROOT)
    unexpected = {place: names for place, names in found.items() if place not in EXCEPTIONS}
    assert unexpected == {}, "move the fact into the operation's definition, harness/ops/defs"
    assert EXCEPTIONS.keys() <= found.keys(), "an exception that is none"


@pytest.mark.parametrize(
    ("file", "text", "names"),
    [
        ("harness/oracle/x.py", "from m import OperationType as O\nf(O.MEAN)", {"MEAN"}),
        ("harness/oracle/x.py", "OperationType.OEM_OPERATION + OperationType.parse(text)", set()),
        ("harness/spec/x.py", "Operation('IF', step)", {"IF"}),
        ("harness/spec/x.py", "'IF it is so'", set()),
        ("harness/ops/defs/mean.py", "OperationType.MEAN", set()),
        ("harness/spec/tests/test_x.py", "OperationType.MEAN", set()),
    ],
)
def test_the_rule_itself(tmp_path: Path, file: str, text: str, names: set[str]) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert naming(tmp_path) == ({file: names} if names else {})
