"""Makes the pictures of the tutorial from the page of its run.

Run ``python -m nnconform.reports.tests.make_pictures first/report.html harness/docs/pictures``; it needs Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from nnconform.reports.tests.browser import Page, browser

_WIDTH = 1100
# The part of the page from its top, and from a section: height in pixels, and what to open first.
_TOP = 900
_ERRORS = 560
_OPEN = """
document.querySelector("[aria-labelledby=errors] details").open = true;
Math.floor(document.getElementById("errors").getBoundingClientRect().top + scrollY) - 45;
"""


def make(page: Page, report: Path, folder: Path) -> None:
    """Write the pictures of a report into a folder."""
    page.open(report, width=_WIDTH)
    page.picture(folder / "tutorial-page.png", (0, 0, _WIDTH, _TOP))
    top = int(page.run(_OPEN))
    page.picture(folder / "tutorial-errors.png", (0, top, _WIDTH, _ERRORS))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name, browser(Path(name)) as opened:
        make(opened, Path(sys.argv[1]), Path(sys.argv[2]))
