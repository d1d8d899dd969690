"""A report as a page of its own: each part of the network as a table coloured by error against the bound."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, PackageLoader

from nnconform.mlts.localise.report import NetworkReport
from nnconform.mlts.localise.table import (
    BIASED,
    GUILTY,
    NEAR,
    OPEN,
    RIGHT,
    error_cells,
    island_lines,
    level,
    shapes,
    summary_lines,
)

PAGE = "localise.html"
# The colour of a row by its level, light and dark; the verdict says the same in words.
_COLOURS = {RIGHT: "right", NEAR: "near", BIASED: "near", GUILTY: "guilty", OPEN: "open"}


def write_page(report: NetworkReport, folder: Path) -> Path:
    """Write the page of a report into a folder, and return its path."""
    environment = Environment(loader=PackageLoader("nnconform.mlts.localise", "templates"), autoescape=True)
    parts = [
        {
            "title": part.network,
            "seed": part.seed,
            "rows": [
                {
                    "row": row,
                    "shapes": shapes(row),
                    "error": error_cells(row),
                    "colour": _COLOURS[level(row)],
                    # The share of the bound, as the width of a bar in percent.
                    "bar": min(100.0, 100.0 * row.error / row.bound) if row.bound else 100.0 * bool(row.error),
                }
                for row in part.operations
            ],
            "against": any(row.against is not None for row in part.operations),
            "lines": list(summary_lines(part)),
        }
        for part in report.parts
    ]
    text = environment.get_template(PAGE).render(report=report, parts=parts, islands=list(island_lines(report)))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PAGE
    path.write_text(text)
    return path
