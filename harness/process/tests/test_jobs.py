"""Sharded work: results are yielded as they arrive, and no process is left."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.jobs import run_sharded, split
from nnconform.harness.process.pool import Processes
from nnconform.harness.process.tests.sharded_work import Shard, Word, work
from nnconform.harness.process.tests.test_supervised import LONG


def texts(shards: list[Shard], jobs: int = 2) -> list[str]:
    return [word.text for word in run_sharded(work, shards, Word, jobs)]


def test_all_results_of_all_shards() -> None:
    long = "c" * (1 << 18)
    shards = [Shard("", ("a", "b")), Shard("", (long, "line\nbreak")), Shard("", ("e",)), Shard("")]
    assert sorted(texts(shards)) == ["a", "b", long, "e", "line\nbreak"]


def test_a_shard_larger_than_a_pipe_holds() -> None:
    words = tuple(map(str, range(50_000)))
    assert texts([Shard("", words)]) == [*words]


def test_a_path_arrives_as_one() -> None:
    assert texts([Shard("path", path=Path("a b/c"))]) == [repr(Path("a b/c"))]


def test_one_job_runs_one_process_at_a_time() -> None:
    for word in run_sharded(work, [Shard("", ("a",)), Shard("", ("b",)), Shard("", ("c",))], Word, 1):
        children = {each.pid for each in psutil.Process().children() if "nnconform.harness.process.shard" in cmd(each)}
        assert children <= {word.process}


def cmd(process: psutil.Process) -> list[str]:
    try:
        arguments: list[str] = process.cmdline()
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return []
    return arguments


def test_a_result_comes_while_its_process_goes_on_and_closing_ends_that() -> None:
    shards = [Shard("wait", ("a",)), Shard("wait", ("b",))]
    with closing(run_sharded(work, shards, Word, 2)) as results:
        processes = {next(results).process, next(results).process}
        assert len(processes) == 2
        assert all(map(psutil.pid_exists, processes))
    assert not any(map(psutil.pid_exists, processes))


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(
    ("does", "error", "message"),
    [
        ("exit", UsageError, "shard 2 of 2 ended with status 3 before its work was done: "),
        ("die at exit", UsageError, "shard 2 of 2 ended with status 4 after its work was done: "),
        ("leave", UsageError, "shard 2 of 2 ended with status 0 before its work was done: "),
        ("kill", UsageError, "shard 2 of 2 was killed by SIGKILL before its work was done: "),
        ("usage", UsageError, "no driver 'x'"),
        ("fault", DriverFault, "driver x: its process died"),
    ],
)
def test_one_that_fails_ends_the_others_and_what_was_found_is_kept(
    does: str, error: type[Exception], message: str
) -> None:
    results = run_sharded(work, [Shard("wait"), Shard(does, ("a", "b"))], Word, 2)
    assert [next(results).text, next(results).text] == ["a", "b"]
    with pytest.raises(error) as caught:
        next(results)
    assert str(caught.value).startswith(message)
    assert not isinstance(caught.value, DriverFault) or caught.value.stderr == "its last line\n"
    assert not [each for each in psutil.Process().children() if "nnconform.harness.process.shard" in cmd(each)]


def test_shares() -> None:
    assert split(range(7), 3) == [range(0, 7, 3), range(1, 7, 3), range(2, 7, 3)]
    assert split("ab", 5) == ["a", "b"]
    assert split([], 2) == []


def test_a_process_ends_with_its_parent_however_that_ends() -> None:
    code = f"""
from {Shard.__module__} import Shard, Word, work
from nnconform.harness.process.jobs import run_sharded
for word in run_sharded(work, [Shard("wait", ("a",))], Word, 1):
    print(word.process, flush=True)
"""
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout
    child = psutil.Process(int(parent.stdout.readline()))
    parent.kill()
    parent.communicate()
    child.wait(LONG)
    assert not child.is_running()


@pytest.mark.parametrize(("jobs", "count", "shares"), [(1, 3, 1), (1, 19, 1), (1, 20, 2), (3, 29, 3), (3, 900, 6)])
def test_a_process_gets_several_shares_only_if_each_is_worth_it(jobs: int, count: int, shares: int) -> None:
    assert Processes(jobs).shares(count, least=10) == shares
    assert Processes(jobs).shares(count, least=10, at_once=True) == jobs
