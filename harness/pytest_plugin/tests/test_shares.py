"""What ``nnconform suite`` asks of pytest: the items that there are, without a look at what lies beside them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, write_spec

# Notes what pytest looks at.
NOTING = """
from pathlib import Path
def pytest_ignore_collect(collection_path):
    with (Path(__file__).parent / "looked").open("a") as file:
        file.write(f"{collection_path.name}\\n")
"""


@pytest.mark.parametrize("lists", [True, False])
def test_what_lies_beside_is_not_looked_at(lists: bool, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(NOTING)
    for name in ("asked", "beside", "whole"):
        (tmp_path / name).mkdir()
    spec, listed = write_spec(tmp_path / "asked"), tmp_path / "items"
    write_spec(tmp_path / "whole").rename(tmp_path / "whole" / "another.mod.py")
    words = ["--list-items", listed, "--collect-only"] if lists else ["--collect-only"]
    asked = [spec, "--rootdir", tmp_path, "--confcutdir", tmp_path, "--driver", "inproc:reference_driver"]
    done = run_pytest(*asked, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    looked = (tmp_path / "looked").read_text().split() if (tmp_path / "looked").exists() else []
    assert ("beside" in looked) is not lists
    if lists:
        assert "runner.mod.py::runner_add" in msgspec.json.decode(listed.read_bytes())
        # A folder that is asked for is looked through, beside a file in another.
        done = run_pytest(tmp_path / "whole", *asked, *words, "--operation", "ADD")
        assert done.returncode == 0, done.stdout + done.stderr
        assert sorted(msgspec.json.decode(listed.read_bytes())) == [
            "another.mod.py::another_add",
            "runner.mod.py::runner_add",
        ]
