"""A profile fails a driver for the demands of its own level and of those before it."""

from __future__ import annotations

import pytest

from nnconform.harness.model.authority import Authority, Level, Profile


@pytest.mark.parametrize(
    ("profile", "levels"),
    [
        (Profile.VTS, {Level.VTS}),
        (Profile.HAL, {Level.VTS, Level.TEXT}),
        (Profile.STRICT, {Level.VTS, Level.TEXT, Level.STRICT}),
    ],
)
def test_a_profile_makes_the_demands_of_its_level_and_below(profile, levels):
    assert {level for level in Level if profile.demands(level)} == levels


def test_each_level_has_a_first_profile():
    assert [Profile.of(level) for level in Level] == list(Profile)


def test_an_authority_reads_as_level_and_source():
    assert str(Authority(Level.TEXT, "types.hal 1.1, MEAN")) == "text: types.hal 1.1, MEAN"
