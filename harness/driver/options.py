"""The options of an address: ``key=value&key=value``, with ``%XX`` for bytes that would end a value."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import parse_qsl, quote, urlencode


def parse_options(query: str) -> list[tuple[str, str]]:
    """Return the options of a query in their order. Raises ValueError for what is no ``key=value``.

    A plus sign is itself, as in ``note=a+b``; in a form on the web it would be a space.
    """
    return parse_qsl(query.replace("+", "%2B"), keep_blank_values=True, strict_parsing=True)


def format_options(options: Iterable[tuple[str, str]]) -> str:
    """Return the query of these options, which ``parse_options`` reads back."""
    return urlencode(list(options), quote_via=quote)
