"""WebNN's operator tests, of a folder of the Web Platform Tests: ``webnn/conformance_tests/*.https.any.js``.

A file is JavaScript, whose tests are literals: ``const NAME = [{name, graph: {inputs, operators, expectedOutputs}}];``.
They are read as data, in the form of JSON5, and nothing is run: an array that is computed is no test here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.errors import FormatError
from nnconform.mlts.node_tests.node_test import NodeTest
from nnconform.mlts.node_tests.webnn_graph import NotWritten, WebnnGraph
from nnconform.mlts.node_tests.webnn_operators import write_operator

FILES = "*.https.any.js"
_ARRAY = re.compile(r"^(?:const|let|var) (\w+) = \[", re.MULTILINE)
# What the literals have and JSON5 has not: strings in parts, and integers of any size.
_PARTS = re.compile(r"'\s*\+\s*'")
_BIG = re.compile(r"(?<=[\[,\s-])(\d+)n(?=[,\]\s])")
_NO_NAME = re.compile(r"[^0-9A-Za-z]+")


def read_webnn(folder: Path) -> Iterator[NodeTest]:
    """Yield the tests of the files below a folder, sorted by name. Raises FormatError, UsageError without a package."""
    package.onnx()
    for path in sorted(folder.rglob(FILES)):
        stem = path.name.removesuffix(FILES[1:])
        for name, entry in _entries(path):
            if isinstance(entry, str):
                yield NodeTest(f"webnn_{stem}_{name}", None, (), (), "", entry)
            elif isinstance(entry, Mapping) and "graph" in entry:
                title = _NO_NAME.sub("_", str(entry.get("name", name))).strip("_")
                yield _test(f"webnn_{title}", entry["graph"], f"WebNN conformance tests, {path.name}")


def _entries(path: Path) -> Iterator[tuple[str, Any]]:
    """Yield the elements of each array, under its name; in place of those of one that is no literal, why."""
    json5 = package.optional("pyjson5", "onnx")
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise FormatError(path, f"no UTF-8 at byte {error.start}") from None
    text = _BIG.sub(r"\1", _PARTS.sub("", text))
    for found in _ARRAY.finditer(text):
        try:
            # The rest of the file follows the array.
            elements = json5.decode(text[found.end() - 1 :], some=True)
        except (json5.Json5Exception, RecursionError) as error:
            yield found[1], f"an array that is no literal of JSON5: {' '.join(str(error.args[0]).split())[:80]}"
        else:
            for element in elements:
                yield found[1], element


def _test(name: str, graph: Any, source: str) -> NodeTest:
    try:
        written = WebnnGraph(graph)
        for operator in graph["operators"]:
            write_operator(written, operator)
        model, inputs, outputs = written.finish()
    except NotWritten as error:
        return NodeTest(name, None, (), (), source, str(error))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        return NodeTest(name, None, (), (), source, f"no graph of WebNN's tests: {type(error).__name__}: {error}")
    return NodeTest(name, model, inputs, outputs, source)
