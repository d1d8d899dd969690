"""Each result once, and what is left of a shard."""

from __future__ import annotations

import pytest

from nnconform.harness.cluster.ledger import DEATHS, ShardLedger
from nnconform.harness.cluster.tests.work import Number, Numbers


def left(ledger: ShardLedger) -> tuple[int, ...]:
    return ledger.left.numbers if isinstance(ledger.left, Numbers) else ()


def test_a_result_that_arrives_twice_is_there_once() -> None:
    ledger = ShardLedger(0, Numbers((1, 2, 3)))
    assert [each.number for each in ledger.new([Number(1, 1), Number(2, 4)])] == [1, 2]
    assert [each.number for each in ledger.new([Number(1, 1), Number(2, 4), Number(3, 9)])] == [3]


def test_a_process_that_ends_once_costs_nothing() -> None:
    ledger = ShardLedger(0, Numbers((1, 2, 3)))
    assert list(ledger.new([Number(1, 1)]))
    assert list(ledger.process_ended("ended")) == []
    assert left(ledger) == (2, 3)


def test_a_unit_that_ends_its_process_again_is_to_blame() -> None:
    ledger = ShardLedger(0, Numbers((1, 2, 3)))
    assert list(ledger.new([Number(1, 1)]))
    ends = [each for _ in range(DEATHS) for each in ledger.process_ended("it ended")]
    assert ends == [Number(2, how=f"it ended, {DEATHS} times")]
    assert left(ledger) == (3,)


def test_ends_at_different_units_blame_none() -> None:
    ledger = ShardLedger(0, Numbers((1, 2, 3)))
    for number in (1, 2):
        assert list(ledger.process_ended("ended")) == []
        assert list(ledger.new([Number(number)]))
    assert list(ledger.process_ended("ended")) == []
    assert left(ledger) == (3,)


@pytest.mark.parametrize("guilty", range(1, 40))
@pytest.mark.parametrize("unseen", [0, 1, 9])
def test_a_lost_worker_takes_its_last_results_with_it_and_the_right_unit_is_blamed(guilty: int, unseen: int) -> None:
    ledger, got, lost = ShardLedger(0, Numbers(tuple(range(40)))), list[Number](), 0
    while ledger.left is not None:
        block = ledger.next_block()
        assert isinstance(block, Numbers)
        if guilty in block.numbers:
            done = block.numbers[: block.numbers.index(guilty)]
            got += ledger.new(Number(each) for each in done[: max(0, len(done) - unseen)])
            got += ledger.worker_lost("lost")
            lost += 1
        else:
            got += ledger.new(Number(each) for each in block.numbers)
            ledger.block_done()
    assert sorted(each.number for each in got) == list(range(40))
    assert [each.number for each in got if each.how] == [guilty]
    assert lost <= 2 + 2 * unseen


def test_nothing_is_left_after_the_last() -> None:
    ledger = ShardLedger(0, Numbers((1,)))
    assert list(ledger.new([Number(1)]))
    assert list(ledger.worker_lost("lost")) == []
    assert ledger.left is None
