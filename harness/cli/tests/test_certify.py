"""Tests of ``nnconform certify`` and ``must-pass``: a certificate is verified, and every change is noticed."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.campaigns import must_pass_lists
from nnconform.harness.campaigns.must_pass_lists import outdated
from nnconform.harness.cli.main import cli
from nnconform.harness.conformance.client import all_client_rules
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.must_pass import FOLDER
from nnconform.harness.results.store import Store
from nnconform.harness.results.tests.test_certificate import DRIVER, EVENTS, LIST, content

FILE = "[files]\n'add.mod.py' = {{ count = {count}, digest = '{digest}' }}\n"


def call(*words: object) -> Result:
    return CliRunner().invoke(cli, [str(each) for each in words])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a run of a conformant driver, and the list that it passes, ``own.toml``."""
    content(tmp_path / "results.sqlite", EVENTS)
    checks = "".join(
        f'"{name}" = {{ trials = {each.trials}, need = "{each.need}" }}\n' for name, each in LIST.checks.items()
    )
    files = "".join(FILE.format(count=each.count, digest=each.digest) for each in LIST.files.values())
    text = f'name = "{LIST.name}"\nhal = "1.3"\nprofile = "hal"\n[checks]\n{checks}{files}'
    (tmp_path / "own.toml").write_text(text)
    return tmp_path


def test_a_certificate_is_written_and_verified(folder: Path) -> None:
    own, path = folder / "own.toml", folder / "certificate.json"
    done = call("certify", folder, "--must-pass", own)
    assert (done.exit_code, done.output) == (0, f"wrote {path}: {DRIVER} is conformant (mine)\n"), done.output
    verified = call("certify", path, "--verify", "--must-pass", own, "--store", folder / "results.sqlite")
    assert (verified.exit_code, verified.output) == (0, f"{path}: verified\n")


def _change_store(folder: Path) -> None:
    with sqlite3.connect(folder / "results.sqlite") as store:
        store.execute("UPDATE verdicts SET verdict = 'passed' WHERE name = 'add_2'")


def _drop_case(folder: Path) -> None:
    with sqlite3.connect(folder / "results.sqlite") as store:
        store.execute("DELETE FROM verdicts WHERE name = 'stress::x'")


def _change_list(folder: Path) -> None:
    path = folder / "own.toml"
    path.write_text(path.read_text().replace("trials = 2", "trials = 1"))


def _change_content(folder: Path) -> None:
    path = folder / "certificate.json"
    path.write_text(path.read_text().replace("conformant", "excellent"))


def _change_text(folder: Path) -> None:
    with (folder / "certificate.md").open("a") as file:
        file.write("and the fastest\n")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (_change_store, "verdicts: the certificate has"),
        (_drop_case, "waivers: the certificate has"),
        (_change_list, "it rests on another must-pass list than"),
        (_change_content, "its content is not that of its digest"),
        (_change_text, "certificate.md is not its text: it was changed"),
    ],
)
def test_a_change_is_noticed(folder: Path, change: Callable[[Path], None], problem: str) -> None:
    own, path = folder / "own.toml", folder / "certificate.json"
    call("certify", folder, "--must-pass", own)
    change(folder)
    done = call("certify", path, "--verify", "--must-pass", own, "--store", folder / "results.sqlite")
    assert done.exit_code == 1
    assert problem in done.output
    assert done.output.endswith(f"{path}: not verified\n")


def test_a_driver_that_is_not_conformant(folder: Path) -> None:
    done = call("certify", folder / "results.sqlite", "--must-pass", "1.3-hal", "-o", folder / "out")
    assert done.exit_code == 1
    assert "the store has 0 of " in done.output
    assert done.output.endswith(f"{DRIVER} is not conformant (1.3-hal)\n")
    assert json.loads((folder / "out/certificate.json").read_text())["content"]["problems"]


def test_a_signature(folder: Path) -> None:
    if not shutil.which("ssh-keygen"):
        pytest.skip("ssh-keygen is not installed")
    own, path, key = folder / "own.toml", folder / "certificate.json", folder / "key"
    for name in (key, folder / "other"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(name)], check=True)
    assert call("certify", folder, "--must-pass", own, "--sign", key).exit_code == 0
    for name, accepted in ((key, True), (folder / "other", False)):
        signers = folder / "signers"
        signers.write_text(f"me@example.org {name.with_suffix('.pub').read_text()}")
        done = call("certify", path, "--verify", "--must-pass", own, "--signers", signers)
        assert (done.exit_code == 0) is accepted, done.output
    signers.write_text(f"me@example.org {key.with_suffix('.pub').read_text()}")
    path.write_text(path.read_text() + "\n")
    done = call("certify", path, "--verify", "--must-pass", own, "--signers", signers)
    assert isinstance(done.exception, UsageError)
    assert "cannot verify the signature" in str(done.exception)


def test_without_openssh(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    (folder / "key").touch()
    done = call("certify", folder, "--must-pass", folder / "own.toml", "--sign", folder / "key")
    assert str(done.exception) == "cannot sign: ssh-keygen is not installed (OpenSSH 8.2 or newer)"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((), "certify needs --must-pass NAME; nnconform must-pass prints the names"),
        (("--must-pass", "1.4"), "must-pass list '1.4': no such file, and none of 1.0-hal"),
        (("--must-pass", "1.3-hal", "-o", "/proc/none/x"), "/proc/none/x: cannot be written to"),
    ],
)
def test_what_cannot_be_certified(folder: Path, words: tuple[str, ...], problem: str) -> None:
    assert problem in str(call("certify", folder, *words).exception)


def test_one_of_several_drivers(folder: Path) -> None:
    own = folder / "own.toml"
    with Store.open(folder / "results.sqlite") as store:
        store.describe_driver(1, "other", {})
    assert "name the driver with --on: " in str(call("certify", folder, "--must-pass", own).exception)
    assert call("certify", folder, "--must-pass", own, "--on", DRIVER).exit_code == 0


def test_lists_that_are_not_what_is_made_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That those shipped are fresh ``test_confirmed`` tells, which has read all cases: it takes seconds."""
    shipped = {path.name: path.read_text() for path in FOLDER.iterdir()}
    monkeypatch.setattr(must_pass_lists, "_all_texts", lambda: shipped)
    assert outdated(FOLDER) == []
    copy = tmp_path / "lists"
    shutil.copytree(FOLDER, copy)
    changed, gone = copy / "1.0-hal.toml", copy / "1.1-hal.toml"
    changed.write_text(changed.read_text().replace("trials = 1", "trials = 2", 1))
    gone.unlink()
    (copy / "1.9-hal.toml").touch()
    assert outdated(copy) == ["1.0-hal.toml", "1.1-hal.toml", "1.9-hal.toml"]


def test_must_pass_prints(folder: Path) -> None:
    assert {"1.3-strict", "client"} < set(call("must-pass").output.splitlines())
    lines = call("must-pass", folder / "own.toml").output.splitlines()
    assert lines[0].startswith("mine: HAL 1.3, profile hal, sha256 ")
    assert lines[1:] == [
        "basics.has_a_type: 1 trials, passed",
        "caching.keeps: 2 trials, no failure",
        "2 cases in 1 files: no failure, one passed",
    ]
    client = call("must-pass", "client").output.splitlines()
    assert client[0].startswith("client: HAL of any version, profile of any kind, sha256 ")
    assert "client_executions.computes: 1 trials, passed" in client
    assert len(client) == 1 + len(all_client_rules())
    assert str(call("must-pass", "x", "--check").exception).startswith("name a list, --write or --check")
