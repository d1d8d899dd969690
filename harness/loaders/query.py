"""The part of an address after the scheme: ``TARGET?key=value&key=value``."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

import msgspec

from nnconform.harness.driver.options import parse_options
from nnconform.harness.model.errors import UsageError


class Query(msgspec.Struct, frozen=True):
    """A parsed address: the whole of it, the part before the question mark, and the values of its options."""

    address: str
    target: str
    options: Mapping[str, str]

    @classmethod
    def parse(cls, scheme: str, rest: str) -> Query:
        """Parse ``REST`` of ``SCHEME:REST``. Raises UsageError."""
        address = f"{scheme}:{rest}"
        target, mark, query = rest.partition("?")
        return cls(address, target, options_of(address, query) if mark else {})

    @classmethod
    def parse_one_option(cls, scheme: str, rest: str, form: str) -> Query:
        """Parse ``REST`` that has no target and at most the option ``form``: ``threads=N``. Raises UsageError."""
        query, key = cls.parse(scheme, rest), form.partition("=")[0]
        if query.target:
            raise query.wrong(f"got {query.target!r} after the colon; wanted nothing, or ?{form}")
        if unknown := query.unknown((key,)):
            raise query.wrong(f"unknown option {unknown}; known: {key}")
        return query

    def wrong(self, problem: str) -> UsageError:
        """Return the error for a problem with the address."""
        return UsageError(f"driver {self.address!r}: {problem}")

    def unknown(self, known: Container[str]) -> str:
        """Return the options that are not ``known``, sorted and separated by commas; "" if there are none."""
        return ", ".join(sorted(key for key in self.options if key not in known))

    def threads(self) -> int:
        """Return the value of ``threads=``, default 1. Raises UsageError."""
        threads = self.options.get("threads", "1")
        if not threads.isdecimal() or int(threads) < 1:
            raise self.wrong(f"threads={threads}; wanted a number of at least 1")
        return int(threads)

    def choice(self, key: str, known: Iterable[str], default: str) -> str:
        """Return the value of an option that must be one of ``known``. Raises UsageError."""
        value = self.options.get(key, default)
        if value not in known:
            raise self.wrong(f"{key}={value}; known: {', '.join(known)}")
        return value


def options_of(address: str, query: str) -> dict[str, str]:
    """Parse the options after the question mark of an address. Raises UsageError."""
    try:
        return dict(parse_options(query))
    except ValueError:
        raise UsageError(f"driver {address!r}: options {query!r} are no key=value&key=value") from None
