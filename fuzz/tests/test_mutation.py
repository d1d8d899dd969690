"""Tests of the mutator, of the features that guide the fuzzer, and of its progress output."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from nnconform.fuzz.mutation import Mutator, bytes_of, words_of
from nnconform.fuzz.progress import Covered, progress, without_progress
from nnconform.fuzz.target import find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices

PRINTED = """INFO: Seed: 1
#2\tINITED exec/s: 0 rss: 68Mb
#900\tNEW    cov: 12 ft: 15 corp: 7/90b lim: 4096 exec/s: 0 rss: 70Mb L: 60/64 MS: 1 Custom-
Fatal Python error: Segmentation fault
#1024\tpulse  cov: 13 ft: 16 corp: 8/99b lim: 4096 exec/s: 512 rss: 70Mb
"""
# The number of features: more than libFuzzer has blocks of instrumented functions.
FEATURES = 4200
GUIDED = f"""
import atheris
from nnconform.fuzz.feedback import Feedback
feedback = Feedback()
number = 0

def run(data):
    global number
    number += 1
    feedback.report([("feature", number % {FEATURES}), "every one"])

flags = ["test", "-runs={FEATURES + 100}", "-verbosity=1"]
atheris.Setup(flags, run, custom_mutator=lambda data, most, seed: data + b"a")
atheris.Fuzz()
"""


def three(choices):
    """Draw a number, then parts of two numbers until a choice is 0."""
    choices.integer(0, 999)
    while choices.integer(0, 1):
        begin = len(choices.sequence)
        choices.integer(0, 999)
        choices.integer(0, 999)
        choices.mark_span(begin)


def test_words():
    assert words_of(bytes_of([0, 5, 2**32 - 1])) == [0, 5, 2**32 - 1]
    assert words_of(b"\1\0\0\0\2\0") == [1]


def test_inputs_follow_from_the_seed_and_are_no_larger_than_they_may_be():
    def some(seed):
        mutator, data, inputs = Mutator(seed, three), b"", []
        for _ in range(300):
            data = mutator(data, 64)
            inputs.append(data)
        return inputs

    assert some(3) == some(3)
    assert some(3) != some(4)
    assert max(map(len, some(3))) <= 64


def test_most_that_it_makes_of_an_input_means_something_else():
    target = find_target("model")(Session("inproc:reference_driver"))
    source = random.Random(2)
    mutator, different, count = Mutator(1, target.make), 0, 0
    for words in list(target.seed_corpus(source))[::8]:
        # Words after the last choice have no effect, and must not be mutated.
        data = bytes_of([*words, *range(1000)])
        choices = Choices.from_bytes(data)
        target.make(choices)
        for _ in range(10):
            other = Choices.from_bytes(mutator(data, 4096))
            target.make(other)
            count += 1
            different += other.sequence != choices.sequence
    assert different > 0.75 * count


def test_parts_of_one_input_get_into_another():
    mutator = Mutator(1, three)
    mutator(bytes_of([9, 1, 201, 202]), 64)
    inputs = {tuple(words_of(mutator(bytes_of([7, 1, 101, 102]), 64))) for _ in range(400)}
    assert {(7, 1, 201, 202, 0), (7, 1, 201, 202, 101, 102, 0), (7, 1, 0)} <= inputs


def test_what_is_printed():
    assert progress(PRINTED) == Covered(13, 8)
    assert progress("nothing") == Covered()
    assert without_progress(PRINTED) == "INFO: Seed: 1\nFatal Python error: Segmentation fault\n"


def test_kinds_of_inputs_guide_the_fuzzer(tmp_path):
    pytest.importorskip("atheris", reason="fuzzing needs the extra `fuzz`")
    done = subprocess.run([sys.executable, "-c", GUIDED], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert progress(done.stderr).edges == FEATURES + 1
