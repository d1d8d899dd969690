"""``nnconform certify``: certify what a run shows of a driver, or verify a certificate elsewhere."""

from __future__ import annotations

import subprocess
from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE, FOLDER
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable
from nnconform.harness.results.certificate import CONFORMANT, CertificateContent, certify, drivers_in
from nnconform.harness.results.certificate_file import (
    MARKDOWN_NAME,
    certificate_lines,
    content_digest,
    differences,
    markdown,
    read_certificate,
    write_certificate,
)
from nnconform.harness.results.must_pass import read_must_pass
from nnconform.harness.results.store import Store

# The purpose that a signature is for, so that it cannot be taken for one of anything else.
_NAMESPACE = "nnconform-certificate"


@click.command(name="certify")
@click.argument("path", type=FILE, metavar="RUN")
@click.option("--must-pass", metavar="NAME", help="Must-pass list: a name, such as 1.3-hal, or a file.")
@click.option("--on", "driver", default="", metavar="ADDRESS", help="The driver, if the store has several.")
@click.option("-o", "--output", type=FOLDER, help="Folder to write the certificate to. Default: that of the store.")
@click.option("--sign", "key", type=FILE, metavar="KEY", help="Sign the certificate with this SSH key (ssh-keygen).")
@click.option("--verify", is_flag=True, help="RUN is a certificate.json: check that nobody has changed it.")
@click.option("--store", type=FILE, metavar="FILE", help="With --verify: check that it is about this store.")
@click.option(
    "--signers", type=FILE, metavar="FILE", help="With --verify: check its signature by one of these allowed signers."
)
def command(
    path: Path,
    must_pass: str | None,
    driver: str,
    output: Path | None,
    key: Path | None,
    verify: bool,
    store: Path | None,
    signers: Path | None,
) -> None:
    """Check a run, a folder or a results store, against a must-pass list, and write certificate.json and
    certificate.md: verdict, waivers, environment, and digests of list and verdicts.

    The exit status is 1 if the driver is not conformant. With --verify it is 1 if the certificate is not as it was
    written, if the list is not the shipped one of that name (or --must-pass), or the store gives another certificate.
    """
    if verify:
        problems = _verify(path, must_pass, store, signers)
        for each in problems:
            click.echo(printable(each))
        click.echo(f"{path}: {'not verified' if problems else 'verified'}")
        if problems:
            raise click.exceptions.Exit(1)
        return
    if must_pass is None:
        raise UsageError("certify needs --must-pass NAME; nnconform must-pass prints the names")
    content = _certify(path, must_pass, driver)
    folder = output or (path if path.is_dir() else path.parent)
    with translate_write_errors(folder):
        written = write_certificate(content, folder)
    if key is not None:
        _run_keygen("-Y", "sign", "-f", str(key), "-n", _NAMESPACE, str(written), what="sign")
    for line in certificate_lines(content, written):
        click.echo(printable(line))
    if content.verdict != CONFORMANT:
        raise click.exceptions.Exit(1)


def _certify(path: Path, must_pass: str, driver: str) -> CertificateContent:
    wanted = read_must_pass(must_pass)
    with Store.open(path, must_exist=True) as store:
        known = drivers_in(store)
        if not driver and len(known) != 1:
            raise UsageError(f"{path}: name the driver with --on: {', '.join(known) or 'the store describes none'}")
        return certify(store, wanted, driver or known[0])


def _verify(path: Path, must_pass: str | None, store: Path | None, signers: Path | None) -> list[str]:
    """Return what is wrong with a certificate."""
    certificate = read_certificate(path)
    content = certificate.content
    problems = []
    if content_digest(content) != certificate.digest:
        problems.append(f"its content is not that of its digest {certificate.digest}: it was changed")
    text = path.with_name(MARKDOWN_NAME)
    if text.exists() and text.read_text(encoding="utf-8", errors="replace") != markdown(certificate):
        problems.append(f"{text} is not its text: it was changed")
    if read_must_pass(must_pass or content.must_pass).digest() != content.must_pass_digest:
        problems.append(f"it rests on another must-pass list than {must_pass or content.must_pass} is here")
    if store is not None:
        problems += differences(content, _certify(store, must_pass or content.must_pass, content.driver))
    if signers is not None:
        signature = path.with_name(f"{path.name}.sig")
        words = ("-Y", "verify", "-f", str(signers), "-n", _NAMESPACE, "-s", str(signature))
        who = _run_keygen("-Y", "find-principals", "-f", str(signers), "-s", str(signature), what="find the signer")
        _run_keygen(*words, "-I", who.splitlines()[0], what="verify the signature", text=path.read_bytes())
    return problems


def _run_keygen(*words: str, what: str, text: bytes = b"") -> str:
    """Run ssh-keygen; return what it prints. Raises UsageError if it is not there, or refuses."""
    try:
        done = subprocess.run(["ssh-keygen", *words], input=text, capture_output=True, check=False)
    except FileNotFoundError:
        raise UsageError(f"cannot {what}: ssh-keygen is not installed (OpenSSH 8.2 or newer)") from None
    if done.returncode:
        problem = " ".join((done.stderr or done.stdout).decode(errors="replace").split())
        raise UsageError(f"cannot {what}: {problem}")
    return done.stdout.decode(errors="replace")
