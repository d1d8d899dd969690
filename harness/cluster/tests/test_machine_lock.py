"""What is measured is alone on its machine."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from nnconform.harness.cluster.machine_lock import machine_lock


def test_others_are_beside_each_other_and_one_alone(tmp_path: Path) -> None:
    inside, seen = list[str](), list[tuple[str, ...]]()
    # Nobody asks to be alone before both are inside: the second would wait for the door, and the first for the second.
    both = threading.Barrier(3)

    def other(name: str) -> None:
        with machine_lock(alone=False, folder=tmp_path):
            inside.append(name)
            both.wait(60.0)
            time.sleep(0.05)
            inside.remove(name)

    def alone() -> None:
        with machine_lock(alone=True, folder=tmp_path):
            seen.append(tuple(inside))
            time.sleep(0.05)
            seen.append(tuple(inside))

    threads = [threading.Thread(target=other, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    both.wait(60.0)
    threads += [threading.Thread(target=alone) for _ in range(3)]
    for thread in threads[2:]:
        thread.start()
    for thread in threads:
        thread.join(60.0)
    assert seen == [()] * 6


def test_one_who_waits_to_be_alone_goes_before_those_who_come_later(tmp_path: Path) -> None:
    order = list[str]()

    def late() -> None:
        with machine_lock(alone=False, folder=tmp_path):
            order.append("late")

    def alone() -> None:
        with machine_lock(alone=True, folder=tmp_path):
            order.append("alone")

    threads = [threading.Thread(target=alone), threading.Thread(target=late)]
    with machine_lock(alone=False, folder=tmp_path):
        threads[0].start()
        time.sleep(0.3)
        threads[1].start()
        time.sleep(0.3)
    for thread in threads:
        thread.join(60.0)
    assert order == ["alone", "late"]
