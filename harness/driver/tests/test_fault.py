"""A package of faulty drivers: only its marked drivers are found, by name and with their options."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.driver.fault import DeclaredFault, fault, faults_of, find_fault, open_fault
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

BURST = '''
from nnconform.harness.driver.fault import fault
from nnconform.reference_driver.device import ReferenceDevice


class Base(ReferenceDevice):
    """Is right."""


@fault("burst.b", "burst.a", limit=3.0, may_be_caught_by=("burst.c",))
class SumIn32Bits(Base):
    """Adds in too few bits: what is
    beyond is lost.

    As some do.
    """


class Derived(SumIn32Bits):
    """Is not marked."""


@fault(options={"of=model&by=1": ("burst.a",), "of=list": {"burst.b": "error"}}, takes=("size",))
class ATokenTwice(Base):
    """Has options."""

    of: str
    size = "8"
'''
OTHER = """
from faulty_here.burst import SumIn32Bits
"""
INNER = '''
from nnconform.harness.driver.fault import fault
from nnconform.reference_driver.device import ReferenceDevice


@fault(caught_by={"model": "crashed"}, command="fuzz")
def made_by_a_function(**options):
    """Is made by a function."""
    return ReferenceDevice(**options)
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "faulty_here"
    (folder / "area").mkdir(parents=True)
    for name, text in {
        "__init__": "",
        "burst": BURST,
        "other": OTHER,
        "_private": BURST,
        "area/__init__": "",
        "area/inner": INNER,
    }.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder.name


def test_what_is_marked_is_found(package: str) -> None:
    names = [each.name for each in faults_of(package)]
    assert names == ["area.made_by_a_function", "burst.sum_in_32_bits", "burst.a_token_twice"]
    assert [each.name for each in faults_of(package, "burst")] == names[1:]


def test_what_a_fault_says(package: str) -> None:
    found: DeclaredFault = find_fault(package, "burst.sum_in_32_bits")
    assert found.description == "Adds in too few bits: what is beyond is lost."
    assert (found.command, found.limit, found.hal) == ("faults", 3.0, None)
    assert found.caught_by == {"": {"burst.b": "", "burst.a": ""}}
    assert found.may_be_caught_by == {"burst.c"}
    assert found.address(package) == "inproc:faulty_here?fault=burst.sum_in_32_bits"
    assert found.address("nnconform.x", "of=list") == "inproc:x?fault=burst.sum_in_32_bits&of=list"
    fuzzed = find_fault(package, "area.made_by_a_function")
    assert (fuzzed.command, fuzzed.caught_by) == ("fuzz", {"": {"model": "crashed"}})


def test_options_become_attributes(package: str) -> None:
    device = open_fault(package, "burst.a_token_twice", {"of": "list", "size": "9", "hal": "1.2"})
    assert (vars(type(device))["of"], vars(type(device))["size"]) == ("list", "9")
    assert device.info().hal == HalVersion.V1_2
    device = open_fault(package, "burst.a_token_twice", {"by": "1", "of": "model"})
    assert type(device).__mro__[1].__name__ == "ATokenTwice"


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("burst.a_token_twice", {"of": "model"}, "no options 'of=model'; known: of=model&by=1, of=list"),
        ("burst.a_token_twice", {}, "no options ''; known: of=model&by=1, of=list"),
        ("burst.sum_in_32_bit", {}, "'burst.sum_in_32_bit' in faulty_here; similar: burst.sum_in_32_bits; "),
        ("area.a_token_twice", {}, "similar: burst.a_token_twice; "),
        ("a_token_twice", {}, "similar: burst.a_token_twice; "),
        ("_private.a_token_twice", {}, "similar: burst.a_token_twice; "),
        ("burst.derived", {}, "no fault 'burst.derived' in faulty_here; "),
        ("zzz", {}, "areas: area, burst; nnconform faults --list --package faulty_here prints all"),
    ],
)
def test_what_there_is_not_is_one_line(package: str, name: str, options: dict[str, str], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        open_fault(package, name, options)
    assert message in str(caught.value)


def test_a_mark_returns_what_it_marks() -> None:
    class Marked:
        """Is wrong."""

    assert fault("burst.a")(Marked) is Marked
