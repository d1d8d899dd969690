"""Energy from counters in files, which here move by what the answers add."""

import time

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.mlts.load.energy import EnergyCounter, energy_ratio, processor_counters


def zone(folder, directory, name, value=0, most=0):
    (folder / directory).mkdir()
    (folder / directory / "name").write_text(f"{name}\n")
    (folder / directory / "energy_uj").write_text(f"{value}\n")
    if most:
        (folder / directory / "max_energy_range_uj").write_text(f"{most}\n")
    return folder / directory / "energy_uj"


def consumer(file, microjoules):
    def answer(sample):
        file.write_text(str(int(file.read_text()) + microjoules * (1 + sample)))
        return time.perf_counter()

    return answer


def test_the_ratio_is_that_of_what_both_use_on_the_same_samples(tmp_path):
    file = zone(tmp_path, "intel-rapl:0", "package-0")
    answers = consumer(file, 1000), consumer(file, 2500)
    assert energy_ratio(answers, 3, [EnergyCounter(file)], 1, block=0.0) == 2.5


def test_counters_that_do_not_move_say_nothing(tmp_path):
    file = zone(tmp_path, "intel-rapl:0", "package-0", 5)
    assert energy_ratio((consumer(file, 0), consumer(file, 0)), 3, [EnergyCounter(file)], 1, block=0.0) is None


def test_a_counter_that_began_at_0_again(tmp_path):
    file = zone(tmp_path, "intel-rapl:0", "package-0", 990, most=1000)
    counter = EnergyCounter(file)
    file.write_text("30\n")
    assert counter.passed() == 40


def test_each_package_is_counted_once_and_not_its_parts(tmp_path):
    first, second = (zone(tmp_path, f"intel-rapl:{number}", f"package-{number}") for number in range(2))
    zone(tmp_path, "intel-rapl-mmio:0", "package-0")
    zone(tmp_path, "intel-rapl:0:0", "core")
    zone(tmp_path, "intel-rapl:2", "psys")
    counters, reason = processor_counters(tmp_path)
    assert (len(counters), reason) == (2, "")
    first.write_text("7")
    second.write_text("3")
    assert sum(each.passed() for each in counters) == 10


def test_a_machine_without_counters_or_with_unreadable_ones(tmp_path):
    assert processor_counters(tmp_path / "none") == ([], f"no counter of a processor in {tmp_path / 'none'}")
    zone(tmp_path, "intel-rapl:0", "package-0", "a secret")
    counters, reason = processor_counters(tmp_path)
    assert counters == []
    assert "wanted a file with a number of microjoules" in reason


def test_a_counter_that_is_not_there(tmp_path):
    with pytest.raises(UsageError, match=r"energy counter .*: .*No such file"):
        EnergyCounter(tmp_path / "energy1_input")
