"""What follows the scheme in an address: ``TARGET?key=value&key=value``."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl

from nnconform.harness.model.errors import UsageError


@dataclass(frozen=True, slots=True)
class Query:
    """An address taken apart. ``given``: the values of its options."""

    address: str
    target: str
    given: Mapping[str, str]

    @classmethod
    def parse(cls, scheme: str, rest: str) -> Query:
        """What follows ``scheme:``. Raises UsageError."""
        address = f"{scheme}:{rest}"
        target, mark, query = rest.partition("?")
        return cls(address, target, options_of(address, query) if mark else {})

    def wrong(self, problem: str) -> UsageError:
        """The error that tells of a problem with the address."""
        return UsageError(f"driver {self.address!r}: {problem}")

    def unknown(self, known: Container[str]) -> str:
        """The options given that are not among those known, in their order by name."""
        return ", ".join(sorted(key for key in self.given if key not in known))

    def threads(self) -> int:
        """The number that ``threads=`` gives, 1 if there is none. Raises UsageError."""
        threads = self.given.get("threads", "1")
        if not threads.isdecimal() or int(threads) < 1:
            raise self.wrong(f"threads={threads}; wanted a number of at least 1")
        return int(threads)

    def choice(self, key: str, known: Iterable[str], default: str) -> str:
        """The value of an option that has a few. Raises UsageError."""
        found = self.given.get(key, default)
        if found not in known:
            raise self.wrong(f"{key}={found}; known: {', '.join(known)}")
        return found


def options_of(address: str, query: str) -> dict[str, str]:
    """The options after the question mark of an address. Raises UsageError."""
    try:
        return dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True))
    except ValueError:
        raise UsageError(f"driver {address!r}: options {query!r} are no key=value&key=value") from None
