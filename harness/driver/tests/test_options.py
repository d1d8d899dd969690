"""The options of an address, read and written."""

from __future__ import annotations

import pytest

from nnconform.harness.driver.options import format_options, parse_options


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("hal=1+2", [("hal", "1+2")]),
        ("hal=1%2B2&threads=2", [("hal", "1+2"), ("threads", "2")]),
        ("name=my%20gpu", [("name", "my gpu")]),
        ("empty=", [("empty", "")]),
        ("", []),
    ],
)
def test_options(query, wanted):
    assert parse_options(query) == wanted
    assert parse_options(format_options(wanted)) == wanted


@pytest.mark.parametrize("query", ["hal", "&", "hal=1&threads"])
def test_what_is_no_option(query):
    with pytest.raises(ValueError):  # noqa: PT011
        parse_options(query)
