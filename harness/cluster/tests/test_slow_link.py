"""Workers behind a slow network that loses data."""

from __future__ import annotations

import shutil
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="needs dask: pip install 'nnconform[distributed]'")

from nnconform.harness.cluster.connection import Where, connected
from nnconform.harness.cluster.pool import ClusterPool
from nnconform.harness.cluster.tests.dask_processes import dask_processes
from nnconform.harness.cluster.tests.slow_link import Relay, namespace
from nnconform.harness.cluster.tests.work import Number, Numbers, square


@pytest.mark.nightly(daily="test_cluster.py::test_all_results_arrive_once")
def test_results_through_delay_and_loss_are_all_there_once(tmp_path: Path) -> None:
    with ExitStack() as stack:
        if not shutil.which("ip"):
            pytest.skip("needs the program ip, of iproute2")
        try:
            name, here = stack.enter_context(namespace())
        except OSError as error:
            pytest.skip(f"needs the right to make network namespaces: {error}")
        processes = stack.enter_context(dask_processes(tmp_path / "dask"))
        _, address = processes.scheduler()
        relay = stack.enter_context(closing(Relay(here, int(address.rpartition(":")[2]), 3)))
        for _ in range(2):
            processes.worker(relay.address, nanny=False, before=("ip", "netns", "exec", name))
        with connected(Where(relay.address), lambda line: None) as connection:
            shards = [Numbers(tuple(range(first, 200, 4)), 0.02) for first in range(4)]
            with closing(ClusterPool(connection).run(square, shards, Number)) as results:
                got = sorted(results, key=lambda each: each.number)
        assert got == [Number(each, each * each) for each in range(200)]
        assert relay.losses
