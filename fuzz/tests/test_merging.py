"""Tests of merging corpora, and of crossing inputs over."""

from __future__ import annotations

import random
from pathlib import Path

from click.testing import CliRunner

from nnconform.fuzz.command import command
from nnconform.fuzz.merging import input_name
from nnconform.fuzz.mutation import Mutator, bytes_of, words_of
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.errors import UsageError


def written(folder: Path, contents: list[bytes]) -> Path:
    folder.mkdir()
    for content in contents:
        (folder / input_name(content)).write_bytes(content)
    return folder


def test_a_merge_keeps_what_shows_something(tmp_path: Path):
    """An input that is read as a shorter one is, and one that shows nothing new, go; the rest stays, whatever folder it
    was in.
    """
    source = random.Random(3)
    one = written(tmp_path / "one", [source.randbytes(80) for _ in range(6)] + [bytes(8), bytes(400)])
    two = written(tmp_path / "two", [source.randbytes(80) for _ in range(6)])
    into = tmp_path / "into"
    options = ["--target", "spec_text", "--merge", str(one), "--merge", str(two), "--corpus", str(into)]
    done = CliRunner().invoke(command, options)
    assert done.exit_code == 0, done.output
    kept = {path.read_bytes() for path in into.iterdir()}
    assert bytes(8) in kept
    assert bytes(400) not in kept
    assert len(kept) > 2
    assert f"{len(kept)} of 14 inputs show all" in done.output


def test_a_merge_needs_a_place(tmp_path: Path):
    done = CliRunner().invoke(command, ["--target", "spec_text", "--merge", str(tmp_path)])
    assert isinstance(done.exception, UsageError)
    assert "--corpus FOLDER" in str(done.exception)


def test_the_file_with_the_counters_is_printed():
    done = CliRunner().invoke(command, ["--counters"])
    assert "__sanitizer_cov_8bit_counters_init" in Path(done.output.strip()).read_text()


def _parts(choices: Choices) -> list[int]:
    """Make parts of three words each, as many as the first word says."""
    made = []
    for _ in range(choices.integer(0, 5)):
        begin = len(choices.sequence)
        made += [choices.integer(0, 99) for _ in range(3)]
        choices.mark_span(begin)
    return made


def test_inputs_are_crossed_between_their_parts():
    first, second = [3, *range(10, 19)], [4, *range(50, 62)]
    mutator = Mutator(1, _parts)
    seen = set()
    for _ in range(200):
        words = words_of(mutator.cross_over(bytes_of(first), bytes_of(second), 4096))
        end = next((place for place, word in enumerate(words) if word >= 50), len(words))
        assert words[:end] == first[:end]
        assert words[end:] == second[len(second) - len(words[end:]) :]
        assert end in (1, 4, 7, 10)
        assert len(words[end:]) in (0, 3, 6, 9, 12)
        seen.add((end, len(words)))
    assert len(seen) > 8
    assert len(mutator.cross_over(bytes_of(first), bytes_of(second), 8)) <= 8
