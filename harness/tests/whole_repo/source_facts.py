"""What the tests that read every file ask of one: it is parsed and walked once, for all of them.

To parse all takes seconds, and several processes run these tests at once: the first one parses, the others wait and
read what it keeps below ``build``.
"""

from __future__ import annotations

import ast
import fcntl
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from nnconform.harness.tests.whole_repo.tree import ROOT, source_files

KEPT = ROOT / "build/source_facts.msgpack"


class SourceFacts(msgspec.Struct, frozen=True):
    """Of a file: its number of lines, the statements of each function, its public classes, what it imports (as written,
    wherever the import stands, inside functions and type-checking blocks too: ``a.b`` for ``from a import b``).
    """

    lines: int
    functions: tuple[tuple[str, int], ...]
    classes: tuple[str, ...]
    imports: tuple[str, ...]


class _Kept(msgspec.Struct, frozen=True):
    """The facts of a file when it had this size and time of change."""

    written: tuple[int, int]
    facts: SourceFacts


def facts_of(path: Path) -> SourceFacts:
    """Return the facts of a file as it is now."""
    return _facts(path, _written(path))


@cache
def _facts(path: Path, written: tuple[int, int]) -> SourceFacts:
    kept = _all_kept().get(str(path)) if path.is_relative_to(ROOT) else None
    return kept.facts if kept and kept.written == written else _read(path)


def _written(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_size, status.st_mtime_ns


@cache
def _all_kept() -> dict[str, _Kept]:
    """The facts of all files of the project; what is not kept, or was by other code than this, is read now and kept."""
    this, decoder = Path(__file__).resolve(), msgspec.msgpack.Decoder(dict[str, _Kept])
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        try:
            before = decoder.decode(file.read())
        except msgspec.DecodeError:
            before = {}  # an empty file, or one of another form
        own = before.get(str(this))
        if own is None or own.written != _written(this):
            before = {}
        now = {str(path): _of_now(path, before.get(str(path))) for path in source_files()}
        if now != before:
            file.truncate(0)
            file.write(msgspec.msgpack.encode(now))
    return now


def _of_now(path: Path, before: _Kept | None) -> _Kept:
    written = _written(path)
    return before if before and before.written == written else _Kept(written, _read(path))


def _read(path: Path) -> SourceFacts:
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
