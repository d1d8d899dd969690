"""Tests of answers that are kept: they are the same, and what is not what it says is not believed."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import numpy as np
import pytest

from nnconform.harness.execution import kept_answers
from nnconform.harness.execution.kept_answers import KeptAnswers, default_folder
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds import BoundedAnswer


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as device:
        yield device


@pytest.fixture(scope="module")
def graphs() -> list[DrawnGraph]:
    palette = Palette.of()
    drawn = (draw_graph(Choices.fast(seed), palette, 6) for seed in range(12))
    return [each for each in drawn if each is not None]


def same(one: BoundedAnswer, other: BoundedAnswer) -> bool:
    pairs = zip((*one.values, *one.bounds), (*other.values, *other.bounds), strict=True)
    return one.model is other.model and all(map(_equal, *zip(*pairs, strict=True)))


def _equal(one: Array | None, other: Array | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()


def test_a_second_run_asks_for_nothing_and_has_the_same(
    oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path
) -> None:
    fresh = [oracle.bounded(each.model, each.inputs) for each in graphs]
    first, second = KeptAnswers(oracle, tmp_path), KeptAnswers(oracle, tmp_path)
    every = [[kept.bounded(each.model, each.inputs) for each in graphs] for kept in (first, second)]
    assert (first.found, first.asked, second.found, second.asked) == (0, len(graphs), len(graphs), 0)
    for answers in every:
        assert all(map(same, fresh, answers))


def test_operations_that_do_not_show_are_kept_too(oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path) -> None:
    fresh = [oracle.witnessed(each.model, each.inputs) for each in graphs]
    first, second = KeptAnswers(oracle, tmp_path), KeptAnswers(oracle, tmp_path)
    for kept in (first, second):
        for (answer, blind), each in zip(fresh, graphs, strict=True):
            known = kept.witnessed(each.model, each.inputs)
            assert same(answer, known[0])
            assert blind == known[1]
    assert any(blind for _, blind in fresh)
    assert (first.found, second.asked) == (0, 0)
    second.witnessed(graphs[0].model, graphs[0].inputs, frozenset({0}))
    second.bounded(graphs[0].model, graphs[0].inputs)
    assert second.asked == 2


def test_answers_without_bounds_are_kept_too(oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path) -> None:
    first, second = KeptAnswers(oracle, tmp_path), KeptAnswers(oracle, tmp_path)
    fresh = [oracle.witnessed_closely(each.model, each.inputs) for each in graphs]
    assert any(blind for _, blind, _ in fresh)
    for kept in (first, second):
        for graph, (answer, blind, in_bounds) in zip(graphs, fresh, strict=True):
            known = kept.witnessed_closely(graph.model, graph.inputs)
            assert known.blind == blind
            assert not known.answer.is_found
            assert all(map(_equal, known.answer.values, answer.values))
            asked = kept.asked
            # Bounds are found once, with what does not show within them.
            assert same(known.answer, answer)
            assert known.in_bounds()[1] == in_bounds()[1]
            assert kept.asked == asked + (kept is first)
    assert (first.found, second.asked, second.found) == (0, 0, 2 * len(graphs))


def test_other_inputs_and_another_version_are_other_answers(
    oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, graph = KeptAnswers(oracle, tmp_path), graphs[0]
    kept.bounded(graph.model, graph.inputs)
    others = tuple(None if value is None else np.zeros_like(value) for value in graph.inputs)
    assert any(value is not None and value.any() for value in graph.inputs)
    kept.bounded(graph.model, others)
    monkeypatch.setattr(kept_answers, "_version", lambda: b"another")
    kept.bounded(graph.model, graph.inputs)
    assert (kept.found, kept.asked) == (0, 3)


def _changed(content: bytes) -> bytes:
    return content[:-1] + bytes([content[-1] ^ 1])


def _cut(content: bytes) -> bytes:
    return content[:40]


def _emptied(content: bytes) -> bytes:
    return content[:0]


def _of_another(content: bytes) -> bytes:
    """Return other arrays with a digest of their own: of a file that was renamed."""
    packed = zlib.compress(b"\x93\x90\x90\x90")
    return kept_answers._DIGEST(packed).digest() + packed


@pytest.mark.parametrize("spoil", [_changed, _of_another, _cut, _emptied])
def test_a_file_that_is_not_what_it_says_is_not_believed(
    spoil: object, oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path
) -> None:
    kept, graph = KeptAnswers(oracle, tmp_path), graphs[1]
    right = kept.bounded(graph.model, graph.inputs)
    (path,) = tmp_path.glob("*/*")
    assert callable(spoil)
    path.write_bytes(spoil(path.read_bytes()))
    assert same(right, kept.bounded(graph.model, graph.inputs))
    assert (kept.found, kept.asked) == (0, 2)
    assert same(right, kept.bounded(graph.model, graph.inputs))
    assert kept.found == 1


@pytest.mark.parametrize("arrays", [[[], [], None], [[None], [None], []], [[[[9], b"1"]], [None], None], 3], ids=repr)
def test_arrays_of_another_graph_are_not_believed_even_with_their_digest(
    arrays: object, oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path
) -> None:
    kept, graph = KeptAnswers(oracle, tmp_path), graphs[2]
    kept.bounded(graph.model, graph.inputs)
    (path,) = tmp_path.glob("*/*")
    packed = zlib.compress(msgspec.msgpack.encode(arrays))
    path.write_bytes(kept_answers._DIGEST(bytes.fromhex(path.name) + packed).digest() + packed)
    kept.bounded(graph.model, graph.inputs)
    assert (kept.found, kept.asked) == (0, 2)


def test_several_write_and_read_at_once(oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path) -> None:
    right = [oracle.bounded(each.model, each.inputs) for each in graphs[:4]]
    key = [kept_answers._key(each.model, each.inputs) for each in graphs[:4]]

    def write_and_read(place: int) -> bool:
        at = place % 4
        path = tmp_path / "shared" / str(at)
        kept_answers._write(path, key[at], right[at])
        known = kept_answers._read(path, key[at], graphs[at].model, bounds=True)
        return known is not None and same(known[0], right[at])

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(write_and_read, range(80)))
    assert len(list((tmp_path / "shared").iterdir())) == 4


def test_the_folder_stays_small_and_what_was_used_last_stays(tmp_path: Path) -> None:
    for number in range(10):
        path = tmp_path / "00" / str(number)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(bytes(100))
        os.utime(path, (number, number))
    kept_answers._prune(tmp_path, 1000)
    assert len(list(tmp_path.glob("*/*"))) == 10
    kept_answers._prune(tmp_path, 800)
    assert sorted(path.name for path in tmp_path.glob("*/*")) == ["4", "5", "6", "7", "8", "9"]


def test_a_folder_that_cannot_be_written_to_keeps_nothing(
    oracle: Oracle, graphs: list[DrawnGraph], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    kept = KeptAnswers(oracle, tmp_path / "file")
    for _ in range(2):
        kept.bounded(graphs[0].model, graphs[0].inputs)
    assert (kept.found, kept.asked) == (0, 2)


def test_the_folder_is_in_the_users_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "nnconform" / "answers"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert default_folder() == Path.home() / ".cache" / "nnconform" / "answers"
