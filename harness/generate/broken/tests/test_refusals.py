"""Every line of the operations' definitions that refuses a call is reached by a mutant."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, TracebackType

import pytest

from nnconform.harness import ops
from nnconform.harness.generate.broken.family import find_family
from nnconform.harness.generate.broken.tests.bases import drawn
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.operation import OperandFacts, bind_call, check_operation

FAMILIES = ("arguments_together", "bias_scale", "control_flow_signature")
DRAWS = 8
# A refusal: the module, and the function that refuses with the words for the rule.
Site = tuple[str, str, str]

AT_EXECUTION = "it is about values that only a request has"
NOT_DECLARED = "an extent of 0 cannot be declared: it stands for an unknown one"
WHOLE_GROUP = "weights that are left out one by one break the rule that they are all there"
NOT_REACHED: dict[Site, str] = {
    ("bidirectional_sequence_lstm", "_has_weights", "f'auxiliary weights of the {other} cell'"): WHOLE_GROUP,
    ("boxes", "boxes_inside", "f'box {wrong[0]}'"): AT_EXECUTION,
    ("boxes", "check", "'value'"): AT_EXECUTION,
    ("boxes", "check", "f'corners of box {wrong[0]}'"): AT_EXECUTION,
    ("embedding_lookup", "_inside", "'value'"): AT_EXECUTION,
    ("gather", "_indices_within", "'largest index'"): AT_EXECUTION,
    ("hashtable_lookup", "_ascending", "'order'"): AT_EXECUTION,
    ("windowed", "check", "f'extent of axis {axis}'"): NOT_DECLARED,
}


def _modules() -> Iterator[ModuleType]:
    for each in pkgutil.walk_packages(ops.__path__, f"{ops.__name__}."):
        if ".tests" not in each.name:
            yield importlib.import_module(each.name)


def _is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fail"


def _sites(module: ModuleType) -> Iterator[tuple[Site, range]]:
    """Yield the refusals of a module, each with its lines."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    name = module.__name__.rpartition(".")[2]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in ast.walk(tree):
        if _is_refusal(node):
            assert isinstance(node, ast.Call)
            assert node.end_lineno is not None
            inside = [each for each in functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]
            site = name, max(inside, key=lambda each: each.lineno).name, ast.unparse(node.args[1])
            yield site, range(node.lineno, node.end_lineno + 1)


def _frames(traceback: TracebackType | None) -> Iterator[tuple[str, int]]:
    while traceback is not None:
        yield traceback.tb_frame.f_code.co_filename, traceback.tb_lineno
        traceback = traceback.tb_next


def _lines_reached(model: Model) -> Iterator[tuple[str, int]]:
    """Yield the lines that the refusal of the main graph's operation passes through."""
    try:
        check_operation(bind_call(OperandFacts(model, model.main), model.main.operations[0]))
    except ValidationError as error:
        yield from _frames(error.__traceback__)


def _reached(op: Op) -> set[tuple[str, int]]:
    lines: set[tuple[str, int]] = set()
    for base in drawn(op, DRAWS):
        for family in FAMILIES:
            for mutant in find_family(family).mutants(base):
                lines.update(_lines_reached(mutant.mutation.build()))
    return lines


def _missing(module: ModuleType, reached: set[tuple[str, int]]) -> set[Site]:
    return {
        site for site, lines in _sites(module) if not any((str(module.__file__), line) in reached for line in lines)
    }


@pytest.mark.parametrize("op", [TABLE[O.GROUPED_CONV_2D], TABLE[O.SVDF]], ids=lambda op: op.code.name)
def test_every_refusal_of_its_own_module_is_reached(op: Op) -> None:
    module = importlib.import_module(f"{ops.__name__}.defs.{op.code.name.lower()}")
    assert len(list(_sites(module))) > 1
    assert not _missing(module, _reached(op))


@pytest.mark.nightly(daily="test_every_refusal_of_its_own_module_is_reached")
def test_every_refusal_of_a_definition_is_reached() -> None:
    reached = set().union(*map(_reached, TABLE.values()))
    missing = set().union(*(_missing(module, reached) for module in _modules()))
    assert sorted(missing) == sorted(NOT_REACHED)
