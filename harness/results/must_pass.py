"""Must-pass lists: what a driver must show to call itself conformant at a HAL version, under a profile, and what the
client's side of the NNAPI must show, of whatever version.

A list is a TOML file. ``checks`` has the rules with the number of their trials, those that each driver must keep and
those that need an operation or a feature that a driver may leave out; ``files`` the cases of the suite, by file, with
a digest of their names. The lists in the folder ``must_pass`` are written by ``nnconform must-pass --write``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from nnconform.harness.model.authority import Profile
from nnconform.harness.model.errors import FormatError, UsageError

FOLDER = Path(__file__).parent / "must_pass"
SUFFIX = ".toml"
# The shipped file with the cases, which are the same in each list of a HAL version.
CASES = "cases"
# The list of the rules of the client's side.
CLIENT = "client"

_T = TypeVar("_T")
_Count = Annotated[int, msgspec.Meta(ge=1)]


class CaseFileDigest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How many cases a file of the suite has, and the digest of their names (see ``names_digest``)."""

    count: _Count
    digest: str


class CheckNeed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The trials of a rule, and whether a driver must pass them or may leave them out (``no failure``)."""

    trials: _Count
    need: Literal["passed", "no failure"]


class MustPass(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A must-pass list. ``cases_of`` names the file with more ``files``, beside it. One without ``hal`` and ``profile``
    takes runs of any.
    """

    name: str
    hal: Literal["1.0", "1.1", "1.2", "1.3", "aidl1", "aidl2", "aidl3", "aidl4"] | None = None
    profile: Profile | None = None
    checks: dict[str, CheckNeed]
    files: dict[str, CaseFileDigest] = {}
    cases_of: str = ""

    def digest(self) -> str:
        """Return the SHA-256 of the whole list in hexadecimal."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()


class CaseFiles(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The cases of the suite, by file."""

    files: dict[str, CaseFileDigest]


def names_digest(names: Iterable[str]) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of names, sorted, one a line."""
    return hashlib.sha256("\n".join(sorted(names)).encode()).hexdigest()[:16]


def list_names() -> list[str]:
    """Return the names of the lists that are shipped, such as ``1.3-hal``."""
    return sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}") if path.stem != CASES)


def read_must_pass(name: str) -> MustPass:
    """Read the list of this name, or of this file. Raises FormatError, and UsageError for an unknown name."""
    names = list_names()
    path = FOLDER / f"{name}{SUFFIX}" if name in names else Path(name)
    if name not in names and not path.is_file():
        raise UsageError(f"must-pass list {name!r}: no such file, and none of {', '.join(names)}")
    found = _decode(path, MustPass)
    if not found.cases_of:
        return found
    more = _decode(path.parent / found.cases_of, CaseFiles)
    return msgspec.structs.replace(found, files={**found.files, **more.files}, cases_of="")


def _decode(path: Path, kind: type[_T]) -> _T:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise FormatError(path, f"not a must-pass list: {' '.join(str(error).split())}") from None
