"""Tests of what a report says that failing cases have in common."""

from __future__ import annotations

from nnconform.harness.results.clusters import clusters
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.kept_traits import TRAITS, text_of
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.render import with_code
from nnconform.reports.views import failures
from nnconform.reports.views.todo import todo


def case(number: int, *, wrong: bool, driver: str = "a", stride: int = 1) -> Event:
    traits = {"`stride_width` =": stride, "the extent b =": number}
    outcome = Outcome(Verdict.WRONG if wrong else Verdict.PASSED, Stage.COMPARE, "", {TRAITS: text_of(traits)})
    return Event(Kind.CASE, f"c{number}", driver, outcome, operations=("CONV_2D",))


def events(driver: str = "a") -> list[Event]:
    return [case(number, wrong=number < 12, driver=driver, stride=2 if number < 12 else 1) for number in range(60)]


def test_a_cause_says_what_its_cases_have_in_common() -> None:
    (shown,) = todo(clusters(events()), events())
    (says,) = shown.in_common
    assert says.startswith("`stride_width` = 2: all 12 failing cases, none of 48 passing ones")


def test_passing_cases_of_another_driver_are_no_evidence() -> None:
    mine = [each for each in events() if each.failed]
    other = [each for each in events("b") if not each.failed]
    (shown,) = todo(clusters(mine), [*mine, *other])
    assert shown.in_common == ("every case fails, 12 in all",)


def test_passing_cases_without_traits_are_no_evidence() -> None:
    plain = [
        Event(Kind.CASE, f"p{number}", "a", Outcome(Verdict.PASSED, Stage.COMPARE), operations=("CONV_2D",))
        for number in range(60)
    ]
    mine = [each for each in events() if each.failed]
    (shown,) = todo(clusters(mine), [*mine, *plain])
    assert shown.in_common == ()


def test_nothing_is_said_without_traits() -> None:
    plain = [
        Event(Kind.CASE, f"c{number}", "a", Outcome(Verdict.WRONG, Stage.COMPARE), operations=("ADD",))
        for number in range(9)
    ]
    (shown,) = todo(clusters(plain), plain)
    assert shown.in_common == ()


def test_the_list_of_cases_shows_no_traits() -> None:
    rows = failures.cases(events())["rows"]
    assert not any(b"stride_width" in bytes(row) for row in rows)


def test_names_are_shown_as_code_and_the_rest_as_text() -> None:
    assert with_code("`a<b` is > 2 and `c`") == "<code>a&lt;b</code> is &gt; 2 and <code>c</code>"
    assert with_code("no `end <i>") == "no end &lt;i&gt;"
