"""``nnconform graph`` and ``nnconform convert``: of networks, specs and cases by name."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.spec.files import read_cases
from nnconform.harness.spec.reader import read_spec
from nnconform.mlts import convert_command, graph_command
from nnconform.mlts.convert.network_file import read_network

BUNDLED_NETWORKS = sorted((Path(__file__).parents[1] / "bundled").rglob("*.tflite"))
SPEC = """
i, o = Input("i", "TENSOR_FLOAT32", "{1, 2}"), Output("o", "TENSOR_FLOAT32", "{1, 2}")
model = Model("small").Operation("SOFTMAX", i, Float32Scalar("b", 1.0), Int32Scalar("a", -1)).To(o)
Example({i: [0, 0], o: [0.5, 0.5]}, model=model)
"""
NEW = """
i, m = Input("i", "TENSOR_FLOAT32", "{2}"), Internal("m", "TENSOR_FLOAT32", "{2}")
o = Output("o", "TENSOR_FLOAT32", "{2}")
model = Model("newer").Operation("RELU", i).To(m).Operation("ABS", m).To(o)
Example({i: [1, 2], o: [1, 2]}, model=model)
"""


def first_case(path: Path) -> str:
    return f"{path}::{read_spec(path)[0].name}"


def graph(*arguments: object) -> Result:
    return CliRunner().invoke(graph_command.command, [str(each) for each in arguments], catch_exceptions=False)


def convert(*arguments: object) -> Result:
    return CliRunner().invoke(convert_command.command, [str(each) for each in arguments], catch_exceptions=False)


@pytest.fixture
def spec(tmp_path: Path) -> str:
    path = tmp_path / "small.mod.py"
    path.write_text(SPEC)
    return first_case(path)


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz (dot) is not installed")
@pytest.mark.parametrize("path", BUNDLED_NETWORKS, ids=lambda path: path.name)
def test_graphviz_draws_each_bundled_network(path: Path, tmp_path: Path) -> None:
    assert len(BUNDLED_NETWORKS) == 6
    picture = tmp_path / "network.svg"
    assert graph(path, "-o", picture).exit_code == 0
    operations = sum(len(each.operations) for each in read_network(path).model.subgraphs())
    text = picture.read_text()
    assert text.count('fill="#ffa07a"') + text.count('fill="lightsalmon"') == operations > 0


def test_graphs_of_specs_and_cases(spec: str, tmp_path: Path) -> None:
    text = graph(spec).output
    assert text.startswith('digraph "small')
    assert "SOFTMAX" in text
    out = tmp_path / "out.dot"
    graph(spec, "-o", out)
    assert out.read_text() == text
    # A case of the suite, by its name.
    assert "RELU" in graph(read_cases(suite_folder() / "specs" / "activation.mod.py")[0].name).output


def test_wrong_arguments_of_graph(spec: str, tmp_path: Path) -> None:
    for arguments, message in (
        ([spec, "-o", tmp_path / "x.png"], "wanted .dot or .svg"),
        (["no_such_case"], "holds no case 'no_such_case'"),
        ([spec, "--shape", "i=1,2"], "is no network"),
    ):
        with pytest.raises(UsageError, match=message):
            graph(*arguments)
    with pytest.raises(FormatError, match="cannot be written to"):
        graph(spec, "-o", tmp_path / "missing" / "x.dot")


def test_a_case_is_converted(spec: str, tmp_path: Path) -> None:
    out = tmp_path / "old.mod.py"
    result = convert(spec, "--hal", "1.0", "-o", out)
    assert result.exit_code == 0
    assert "HAL 1.0 has all of it, 1.0 is the oldest that does; 1 trailing arguments that equal" in result.output
    case = read_spec(out)[0]
    assert len(case.model.main.operations[0].inputs) == 2
    assert case.min_version == HalVersion.V1_0


def test_what_a_version_lacks_is_named(tmp_path: Path) -> None:
    path = tmp_path / "newer.mod.py"
    path.write_text(NEW)
    newer = first_case(path)
    result = convert(newer, "--hal", "1.1")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0].endswith("HAL 1.1 does not have all of it, 1.2 does")
    assert lines[1:] == [
        "    main.operations[1]: this use of ABS: since 1.2",
        "a driver of HAL 1.1 can take 1 of 2 operations: RELU (0)",
        "    inputs: operands [0]; outputs: operands [1]",
    ]
    assert convert(newer, "--hal", "1.2").exit_code == 0


def test_networks_are_converted() -> None:
    path = next(path for path in BUNDLED_NETWORKS if path.name == "digits_int8.tflite")
    assert convert(path, "--hal", "1.3").exit_code == 0
    result = convert(path, "--hal", "1.1")
    assert result.exit_code == 1
    assert result.output.endswith("a driver of HAL 1.1 can take no part of it\n")


def test_wrong_arguments_of_convert(spec: str, tmp_path: Path) -> None:
    network = BUNDLED_NETWORKS[0]
    for arguments, message in (
        ([spec, "--hal", "0.9"], "unknown HAL version"),
        ([spec, "--hal", "1.0", "-o", tmp_path / "x.txt"], "wanted a name that ends in .mod.py"),
        ([network, "--hal", "1.3", "-o", tmp_path / "x.mod.py"], "a network has no expected outputs"),
    ):
        with pytest.raises(UsageError, match=message):
            convert(*arguments)
