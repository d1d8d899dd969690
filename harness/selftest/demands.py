"""The demands of the HAL's documents, sentence by sentence, and what holds a driver to each of them.

``documents/*.toml`` has a file for each document, with an entry for each sentence, in our own words: each that says
``must`` to a driver or about what it is given, and others that rules rest on. An entry names the rules that hold a
driver to the sentence (``by``), or why none can (``why``, one of REASONS). A rule is named:

    AREA.CHECK      a check of the driver API
    model:FAMILY    a family of broken models
    request:FAMILY  a family of broken requests
    stress:TEST     a stress test
    cases           every case of the suite: its expected values, within the tolerance of their type
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from nnconform.harness.conformance.check import all_checks
from nnconform.harness.driver.fault import DeclaredFault
from nnconform.harness.driver.permission import Behaviour
from nnconform.harness.generate.broken.family import families, request_families
from nnconform.harness.model.authority import Level
from nnconform.harness.model.errors import FormatError
from nnconform.harness.stress.definition import find_tests

DOCUMENTS = Path(__file__).parent / "documents"
CASES = "cases"
REASONS = {
    "client": "the duty is the client's",
    "hidden": "no call shows whether a driver does it",
    "android": "it is about Android's own code",
}
# What a stress test comes to on a driver whose fault it does not show.
_SUCCESS = "SUCCESS"


class Demand(msgspec.Struct, frozen=True):
    """One sentence of a document.

    ``place`` is the type and field, the method, or the heading; ``hal`` the HAL versions that have it ("" for a guide).
    ``must``: the sentence says must, or has to. ``by`` names rules; ``why`` is the key of a reason, and ``note`` says
    more of it.
    """

    place: str
    says: str
    hal: str = ""
    must: bool = True
    by: tuple[str, ...] = ()
    why: str = ""
    note: str = ""


class Document(msgspec.Struct, frozen=True):
    """A document of the HAL, by its title, and its demands."""

    title: str
    demands: tuple[Demand, ...]


def read_documents(folder: Path = DOCUMENTS) -> tuple[Document, ...]:
    """Return the documents, in the order of their files. Raises FormatError."""
    return tuple(_read(path) for path in sorted(folder.glob("*.toml")))


def _read(path: Path) -> Document:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        demands = tuple(_demand(entry) for entry in content["demand"])
        return Document(content["title"], demands)
    except (KeyError, TypeError, ValueError) as error:
        raise FormatError(path, f"not a document of demands: {error!r}") from None


def _demand(entry: Mapping[str, Any]) -> Demand:
    return Demand(**{**entry, "by": tuple(entry.get("by", ()))})


def rules() -> frozenset[str]:
    """Return the name of every rule that a demand may name."""
    return frozenset(
        [
            *(each.name for each in all_checks()),
            *(f"model:{name}" for name in families()),
            *(f"request:{name}" for name in request_families()),
            *(f"stress:{test.name}" for test in find_tests()),
            CASES,
        ]
    )


def problems(documents: Iterable[Document], known: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with the documents, a line each; ``known`` are the names of the rules."""
    seen = set[tuple[str, str, str]]()
    for document in documents:
        for each in document.demands:
            where = f"{document.title}, {each.place}: {each.says!r}"
            if (document.title, each.place, each.says) in seen:
                yield f"{where} stands there twice"
            seen.add((document.title, each.place, each.says))
            yield from (f"{where} names {name}, which is no rule" for name in each.by if name not in known)
            if len(set(each.by)) != len(each.by):
                yield f"{where} names a rule twice"
            if each.why and each.why not in REASONS:
                yield f"{where} has the reason {each.why!r}, wanted one of {', '.join(REASONS)}"
            if bool(each.by) == bool(each.why):
                yield f"{where} has {'both a rule and a reason' if each.by else 'neither a rule nor a reason'}"


def uncited(documents: Iterable[Document]) -> list[str]:
    """Return the checks and families, other than those that nnconform alone demands, that no demand names."""
    cited = {name for document in documents for demand in document.demands for name in demand.by}
    levels = {
        **{each.name: each.level for each in all_checks()},
        **{f"model:{name}": each.level for name, each in families().items()},
        **{f"request:{name}": each.level for name, each in request_families().items()},
    }
    return [name for name, level in levels.items() if level != Level.STRICT and name not in cited]


def proofs(faults: Iterable[DeclaredFault], behaviours: Iterable[Behaviour]) -> dict[str, tuple[str, ...]]:
    """Return for each rule the names of the faults that it must catch, with their options, and of the permitted
    behaviours that it forbids.
    """
    found: dict[str, list[str]] = {}
    for behaviour in behaviours:
        for rule in behaviour.permission.forbidden_by:
            found.setdefault(rule, []).append(f"permitted.{behaviour.name}")
    for fault in faults:
        for options, caught_by in fault.caught_by.items():
            name = f"{fault.name}?{options}" if options else fault.name
            for rule in _rules_of(fault, options, caught_by):
                found.setdefault(rule, []).append(name)
    return {rule: tuple(dict.fromkeys(names)) for rule, names in found.items()}


def _rules_of(fault: DeclaredFault, options: str, caught_by: Mapping[str, str]) -> Iterator[str]:
    if fault.command == "stress":
        yield from (f"stress:{name}" for name, outcome in caught_by.items() if outcome != _SUCCESS)
    elif any(name.startswith(CASES) for name in caught_by):
        yield CASES
    elif fault.command == "faults":
        yield from caught_by
        family = dict(parse_qsl(options)).get("family")
        if family:
            kind = "request" if any(name.startswith("requests.") for name in caught_by) else "model"
            yield f"{kind}:{family}"
