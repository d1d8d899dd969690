"""Covering arrays: every wanted extent is in a row, within the budget."""

from __future__ import annotations

from math import prod

from nnconform.harness.generate.extremes.rows import covering_rows, extents_of

WANTED = {"b": (9, 17, 65537), "c": (9, 17, 1025), "along": (33,), "stride": (2, 3)}
FREE, ALONE = frozenset({"stride"}), frozenset({"along"})


def _rows(budget=1 << 12, seed=1):
    return list(covering_rows(WANTED, FREE, ALONE, budget, seed))


def test_every_extent_is_in_a_row():
    reached = {pair for _, row in _rows() for pair in row.items()}
    assert reached >= {(role, extent) for role, extents in WANTED.items() for extent in extents}


def test_rows_keep_to_the_budget_unless_one_extent_exceeds_it():
    for lead, row in _rows():
        counted = {role: extent for role, extent in row.items() if role not in FREE}
        assert prod(counted.values()) <= max(1 << 12, row[lead])


def test_several_roles_share_a_row():
    assert len(_rows(1 << 20)) < sum(map(len, WANTED.values()))


def test_a_role_that_takes_the_place_of_others_is_alone():
    assert [row for _, row in _rows() if "along" in row] == [{"along": 33}]


def test_they_follow_from_the_seed():
    assert _rows() == _rows()
    assert _rows() != _rows(seed=2)


def test_extents_beyond_a_threshold_come_first():
    extents = extents_of(many=True, huge=True, seed=0)
    assert {extent - 1 for extent in extents[:7]} == {8, 16, 32, 64, 128, 256, 1024}
    assert {32769, 65537, 7, 8} <= set(extents)
    assert max(extents_of(many=False, huge=False, seed=0)) == 65


def test_a_role_that_has_to_lead_does_and_has_what_it_needs_beside_it():
    def beside(lead, extent):
        return {"b": 3} if lead == "stride" and extent > 2 else None

    rows = list(covering_rows(WANTED, FREE, ALONE, 1 << 12, 1, beside))
    assert [row["b"] for lead, row in rows if lead == "stride" and row["stride"] == 3] == [3]
    assert not [row for lead, row in rows if lead != "stride" and row.get("stride") == 3]
