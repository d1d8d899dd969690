"""Divides the operators of a network into groups that follow one another: those that the HAL expresses, and islands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

# A tensor of the file: its index in a .tflite file, its name in an .onnx one.
TensorKey = Any


class Member(msgspec.Struct, frozen=True):
    """An operator: the tensors that it ``reads`` and ``writes``, whether the HAL expresses it, and what it shares with
    others so that they cannot be parted, such as a variable.
    """

    reads: frozenset[TensorKey]
    writes: frozenset[TensorKey]
    expressible: bool
    tied: frozenset[TensorKey] = frozenset()


class Group(msgspec.Struct, frozen=True):
    """Operators by number, in their order, and whether they are an island."""

    numbers: tuple[int, ...]
    island: bool


def partition(members: Sequence[Member]) -> list[Group]:
    """Return the operators in as few groups as taking turns between the two kinds gives.

    Operators that share what cannot be parted become islands where they would lie in several groups, and the whole
    network is one where that does not help.
    """
    groups = _groups(members, [each.expressible for each in members])
    if parted := _parted(members, groups):
        fine = [each.expressible and not each.tied & parted for each in members]
        groups = _groups(members, fine)
        if _parted(members, groups):
            return [Group(tuple(range(len(members))), island=True)]
    return groups


def _groups(members: Sequence[Member], fine: Sequence[bool]) -> list[Group]:
    waiting = list(range(len(members)))
    groups: list[Group] = []
    island, idle = False, 0
    while waiting:
        taken = _ready(members, waiting, [number for number in waiting if fine[number] != island])
        idle = 0 if taken else idle + 1
        if idle > 1:
            # Operators that wait for one another, which no sound file has, go as they stand.
            taken, island = waiting, True
        if taken:
            groups.append(Group(tuple(taken), island))
            waiting = [number for number in waiting if number not in set(taken)]
        island = not island
    return groups


def _ready(members: Sequence[Member], waiting: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Return those of the wanted operators that read nothing that others of the waiting ones have yet to write."""
    unwritten = {tensor for number in waiting for tensor in members[number].writes}
    taken: list[int] = []
    # In their order, in which one that reads comes after one that writes.
    for number in wanted:
        member = members[number]
        if not (member.reads - member.writes) & unwritten:
            taken.append(number)
            unwritten -= member.writes
    return taken


def _parted(members: Sequence[Member], groups: Sequence[Group]) -> set[TensorKey]:
    """Return what operators of several groups share."""
    homes: dict[TensorKey, set[int]] = {}
    for place, group in enumerate(groups):
        for number in group.numbers:
            for tie in members[number].tied:
                homes.setdefault(tie, set()).add(place)
    return {tie for tie, places in homes.items() if len(places) > 1}
