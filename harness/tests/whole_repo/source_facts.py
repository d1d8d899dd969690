"""What the tests that read every file ask of one: it is parsed and walked once, for all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec


class SourceFacts(msgspec.Struct, frozen=True):
    """Of a file: its number of lines, the statements of each function, its public classes, what it imports (as written,
    wherever the import stands, inside functions and type-checking blocks too: ``a.b`` for ``from a import b``).
    """

    lines: int
    functions: tuple[tuple[str, int], ...]
    classes: tuple[str, ...]
    imports: tuple[str, ...]


def facts_of(path: Path) -> SourceFacts:
    """Return the facts of a file as it is now."""
    return _facts(path, path.stat().st_mtime_ns)


@cache
def _facts(path: Path, _written: int) -> SourceFacts:
    text = path.read_text()
    tree = ast.parse(text, path)
    functions: list[tuple[str, int]] = []
    imports: list[str] = []
    _visit(tree, functions, imports)
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    return SourceFacts(len(text.splitlines()), tuple(functions), tuple(classes), tuple(imports))


def _visit(node: ast.AST, functions: list[tuple[str, int]], imports: list[str]) -> int:
    """Note what is below ``node``, and return how many statements are: those of functions inside it included, no
    docstring.
    """
    count = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            continue  # no statement is below an expression
        below = _visit(child, functions, imports)
        if isinstance(child, ast.stmt):
            below += not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant))
            imports += _imported(child)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            functions.append((child.name, below - 1))
        count += below
    return count


def _imported(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names)
