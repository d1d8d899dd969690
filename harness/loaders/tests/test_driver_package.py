"""``nnconform_driver`` says the same as nnconform: codes, values, messages, interface. It shares no code: these tests
hold the two together, and the package to the oldest Python that it promises.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess
import sys
import types
import typing
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

import nnconform
from nnconform.harness.driver import compute, interface
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import messages, wire_forms
from nnconform.harness.model import capabilities, codes, graph, memory, numbers, request
from nnconform.harness.process.tests.test_supervised import wait_until
from nnconform.harness.tests.whole_repo.source_facts import facts_of
from nnconform.harness.tests.whole_repo.test_sizes import MAX_LINES, MAX_STATEMENTS
from nnconform.harness.tests.whole_repo.tree import ROOT

FOLDER = ROOT / "driver_package"
SOURCES = sorted((FOLDER / "nnconform_driver").glob("*.py"))
OLDEST = (3, 7)
# What came to the standard library after 3.7.
LATER = {"graphlib", "zoneinfo", "tomllib", "_zoneinfo"}


@pytest.fixture(scope="module", autouse=True)
def importable():
    """Nothing installs the package here."""
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))


def of_package(name):
    return importlib.import_module(f"nnconform_driver.{name}")


def plain(kind):
    """Return a type in words that both sides share."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if isinstance(kind, typing.TypeVar):
        return plain(kind.__constraints__[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(sorted({plain(each) for each in arguments}))
    if origin in (tuple, list, frozenset):
        return f"[{', '.join(plain(each) for each in arguments if each is not Ellipsis)}]"
    if issubclass(kind, IntEnum) or kind.__name__ == "Memory":  # a memory is an identity on the wire
        return "int"
    return kind.__name__.removeprefix("Wire")


def fields(kind, names):
    hints = typing.get_type_hints(kind)
    # This package receives descriptors: it is never sent their paths.
    return [(name, plain(hints[name])) for name in names if name != "paths"]


def fields_here(kind):
    return fields(kind, kind.__struct_fields__ if hasattr(kind, "__struct_fields__") else kind.__dataclass_fields__)


def test_the_codes_are_the_same():
    other = of_package("codes")
    enumerations: dict[str, type[IntEnum]] = {
        name: each
        for name, each in vars(codes).items()
        if inspect.isclass(each) and issubclass(each, IntEnum) and each is not IntEnum
    }
    for name, each in enumerations.items():
        assert [(member.name, member.value) for member in getattr(other, name)] == [
            (member.name, member.value) for member in each
        ], name
    assert len(enumerations) == 12


def test_the_messages_are_the_same():
    other = of_package("messages")
    kinds = [typing.get_origin(each) or each for each in typing.get_args(messages.OneWay | messages.SentCall)]
    here = {kind.__struct_config__.tag: fields_here(kind) for kind in kinds}
    assert {tag: fields(kind, kind._fields) for tag, kind in other.KINDS.items()} == here
    one_way = {kind.__struct_config__.tag for kind in typing.get_args(messages.OneWay)}
    assert {other.tag_of(kind) for kind in other.WITHOUT_REPLY} == one_way
    with_files = {kind.__struct_config__.tag for kind in kinds if issubclass(kind, wire_forms.WithFiles)}
    assert {other.tag_of(kind) for kind in other.FILES} == with_files
    assert (other.PROTOCOL_VERSION, other.SESSION_SIZE) == (messages.PROTOCOL_VERSION, messages.SESSION_SIZE)


WIRE = [
    *(wire_forms.WireModel, wire_forms.WireSubgraph, wire_forms.WireOperand, wire_forms.WireRequest),
    *(graph.Operation, graph.DataLocation, graph.SymmPerChannelQuantParams, request.RequestArgument),
    *(memory.BufferToken, interface.BufferRole, interface.BufferDesc, interface.DeviceInfo),
    *(interface.FencedExecutionInfo, capabilities.Capabilities, capabilities.PerformanceInfo),
    *(capabilities.OperandPerformance, capabilities.Extension, capabilities.ExtensionOperandType),
    *(request.ExecutionResult, request.OutputShape, request.Timing),
    *(interface.TokenValuePair, interface.ExecutionConfig, interface.PrepareModelConfig),
]


@pytest.mark.parametrize("kind", WIRE, ids=lambda kind: kind.__name__)
def test_the_values_are_the_same(kind):
    other = getattr(of_package("values"), kind.__name__.removeprefix("Wire"))
    assert fields(other, other._fields) == fields_here(kind)


@pytest.mark.parametrize("name", ["Device", "PreparedModel", "Burst", "Buffer", "ReusableExecution"])
def test_the_interface_is_the_same(name):
    def methods(kind):
        return {
            key: [(each.name, each.default is each.empty) for each in inspect.signature(value).parameters.values()]
            for key, value in vars(kind).items()
            if inspect.isfunction(value) and not key.startswith("_")
        }

    here = methods(getattr(interface, name))
    # Bursts over message queues are left to drivers under nnconform itself.
    here.pop("configure_burst_channel", None)
    assert methods(getattr(of_package("device"), name)) == here


def test_a_driver_of_two_functions_is_made_in_the_same_way():
    other, here = (inspect.signature(each.device).parameters for each in (of_package("compute"), compute))
    assert [*other][: len(here)] == [*here]
    assert of_package("compute").EMULATED == compute.EMULATED
    elements = of_package("arguments").ELEMENTS
    assert {code: np.dtype(text) for code, text in elements.items()} == numbers.DTYPES
    for hal in codes.HalVersion:
        _, ours = compute.device(lambda model: [], lambda model: lambda inputs: [], hal=hal).capabilities()
        _, theirs = of_package("compute").device(None, None, hal=hal).capabilities()
        assert ours is not None
        assert [each.type for each in theirs.operand_performance] == [each.type for each in ours.operand_performance]
        missing = [name for name in capabilities.FIGURES_SINCE if getattr(ours, name) is None]
        assert [name for name in capabilities.FIGURES_SINCE if getattr(theirs, name) is None] == missing


def test_a_driver_s_imports_need_only_another_name():
    """What nnconform makes public and the package has, it has under the same name."""
    package = importlib.import_module("nnconform_driver")
    own = {"ComputeFailed", "FencedExecutionInfo", "Tensor", "UsageError", "check_structure", "read_inputs", "serve"}
    beyond = {name for name in package.__all__ if not hasattr(nnconform, name)}
    assert beyond <= own | {"BufferToken", "BufferDesc", "Memory", "write_outputs"}, beyond


def test_it_is_what_the_oldest_python_reads():
    assert len(SOURCES) > 15
    for path in SOURCES:
        text = path.read_text()
        tree = ast.parse(text, path, feature_version=OLDEST)
        assert imported(tree) <= (sys.stdlib_module_names - LATER) | {"numpy", "nnconform_driver"}, path.name
        facts = facts_of(path)
        assert facts.lines <= MAX_LINES, path.name
        assert all(count <= MAX_STATEMENTS for _, count in facts.functions), path.name


def test_newer_syntax_and_packages_are_found(tmp_path: Path):
    with pytest.raises(SyntaxError):
        ast.parse("if (x := 1): pass", feature_version=OLDEST)
    assert imported(ast.parse("import msgspec.json\nfrom zoneinfo import ZoneInfo")) == {"msgspec", "zoneinfo"}


def imported(tree):
    """Return the packages that a module imports."""
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


def test_a_service_that_is_terminated_leaves_no_socket(tmp_path: Path):
    path = tmp_path / "driver.sock"
    command = [sys.executable, "-m", "nnconform_driver", "nnconform_driver.example", str(path)]
    with subprocess.Popen(command, cwd=FOLDER) as service:
        try:
            wait_until(path.exists)
            # Once it answers it waits for clients.
            open_driver(f"unix:{path}").close()
            service.terminate()
            assert service.wait(60) == 0
        finally:
            service.kill()
    assert not path.exists()
