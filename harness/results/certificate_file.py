"""Files of certificates: JSON with the digest of its content, and the same as Markdown."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.certificate import CertificateContent
from nnconform.harness.results.markdown import code

JSON_NAME, MARKDOWN_NAME = "certificate.json", "certificate.md"


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A certificate as a file has it; ``digest`` is that of ``content``."""

    content: CertificateContent
    digest: str


def content_digest(content: CertificateContent) -> str:
    """Return the SHA-256 of the content in hexadecimal."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def write_certificate(content: CertificateContent, folder: Path) -> Path:
    """Write both files to ``folder``, which is made; return the path of the JSON file. Raises OSError."""
    certificate = Certificate(content, content_digest(content))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARKDOWN_NAME).write_text(markdown(certificate), encoding="utf-8")
    path = folder / JSON_NAME
    path.write_bytes(msgspec.json.format(msgspec.json.encode(certificate), indent=1) + b"\n")
    return path


def certificate_lines(content: CertificateContent, path: Path) -> list[str]:
    """Return what a user is told of a certificate that was written to ``path``."""
    result = f"wrote {path}: {content.driver} is {content.verdict} ({content.must_pass})"
    return [*content.problems, result]


def read_certificate(path: Path) -> Certificate:
    """Read a certificate. Raises FormatError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Certificate)
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FormatError(path, f"not a certificate of nnconform: {error}; name its {JSON_NAME}") from None


def markdown(certificate: Certificate) -> str:
    """Return a certificate as Markdown."""
    return "\n".join([*_lines(certificate), ""])


def differences(was: CertificateContent, now: CertificateContent) -> list[str]:
    """Return a line for each field in which a certificate differs from what a store shows now."""
    before, after = msgspec.structs.asdict(was), msgspec.structs.asdict(now)
    return [
        f"{name}: the certificate has {_short(before[name])}, the store gives {_short(after[name])}"
        for name in before
        if before[name] != after[name]
    ]


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else f"{text[:117]}..."


def _lines(certificate: Certificate) -> Iterator[str]:
    content = certificate.content
    yield from (f"# {code(content.driver)}: {content.verdict} ({content.must_pass})", "")
    yield f"- driver: {', '.join(f'{name} {code(str(value))}' for name, value in content.description.items())}"
    yield f"- must-pass list: {content.must_pass}, sha256 `{content.must_pass_digest}`"
    yield f"- verdicts: {', '.join(f'{count} {name}' for name, count in content.verdicts.items()) or 'none'}"
    yield f"- sha256 of the verdicts: `{content.store}`"
    yield f"- sha256 of this certificate: `{certificate.digest}`"
    for title, lines in (
        ("Why not", [code(each) for each in content.problems]),
        ("Waivers", [f"{code(each.reason)}: {len(each.cases)} cases" for each in content.waivers]),
        ("Runs", [f"{code(each.command)}, seed {each.seed}, {code(each.machine)}" for each in content.runs]),
    ):
        if lines:
            yield from ("", f"## {title}", "", *(f"- {line}" for line in lines))
