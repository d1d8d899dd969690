"""Tests of mutants on drivers: a right one refuses all; failures of a wrong one are found, named and minimised."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nnconform.harness.campaigns.mutants import (
    MutationCampaign,
    base_names,
    make_base,
    parse_mutant_id,
    sample_mutants,
)
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.family import families, find_family
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict

FAULTY = "service:inproc:reference_driver.faulty?fault=validation"


@pytest.fixture
def opened() -> Iterator[list[Session]]:
    sessions: list[Session] = []
    yield sessions
    for session in sessions:
        session.close()


def campaign(opened: list[Session], address: str, limit: float = DEFAULT_LIMIT) -> MutationCampaign:
    opened.append(Session(address, limit=limit))
    return MutationCampaign(opened[-1], 0)


def test_bases_by_version_and_operation() -> None:
    everything, first = base_names(HalVersion.V1_3), base_names(HalVersion.V1_0)
    assert set(first) < set(everything)
    assert "if_float32" not in first
    assert {"chain_float32", "if_float32", "ADD/0", "add_quant8"} <= set(base_names(HalVersion.V1_3, "ADD"))
    assert base_names(HalVersion.V1_3, "BATCH_MATMUL") == []
    assert base_names(HalVersion.AIDL4, "BATCH_MATMUL") != []


def test_a_base_follows_from_its_name_and_the_seed() -> None:
    assert make_base("CONV_2D/1", 3).model == make_base("CONV_2D/1", 3).model
    assert len({make_base("CONV_2D/1", seed).model for seed in range(6)}) > 1
    assert make_base("ADD/0@", 0).model == make_base("ADD/0@", 5).model


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nothing", "no model 'nothing'"),
        ("NOTHING/0", "no model 'NOTHING/0'"),
        ("ADD/99", "'ADD/99': ADD has signatures 0 to 4"),
        ("ADD/x", "'ADD/x': ADD has signatures"),
        ("ADD/0@1.x", "'ADD/0@1.x': no model can be drawn from these choices"),
    ],
)
def test_names_of_nothing(name: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        make_base(name, 0)
    assert str(caught.value).startswith(message)


def test_ids() -> None:
    assert parse_mutant_id("ADD/0@1.2/operand_scale/17") == ("ADD/0@1.2", families()["operand_scale"], 17)
    assert parse_mutant_id("chain_float32/priority/0")[0] == "chain_float32"
    for wrong in ("ADD/0/operand_scale", "operand_scale/1", "ADD/0/operand_scale/x", ""):
        with pytest.raises(UsageError):
            parse_mutant_id(wrong)


def test_a_sample_has_its_size_and_follows_from_the_seed() -> None:
    names, chosen = ["ADD/0", "add_float32"], [families()["operand_scale"], families()["operation_type"]]
    sample = sample_mutants(names, chosen, 7, 1)
    assert sum(len(numbers) for families in sample.values() for numbers in families.values()) == 7
    assert sample == sample_mutants(names, chosen, 7, 1)
    assert len({str(sample_mutants(names, chosen, 7, seed)) for seed in range(5)}) > 1
    whole = sample_mutants(names, chosen, 10**6, 0)
    assert whole.keys() == set(names)
    for name, by_family in whole.items():
        for family, numbers in by_family.items():
            count = sum(1 for _ in families()[family].mutants(make_base(name, 0)))
            assert numbers == set(range(count))


def test_a_right_driver_refuses_all(opened: list[Session]) -> None:
    mutation = campaign(opened, "service:inproc:reference_driver")
    result = mutation.run("conv_per_channel", mutation.families())
    assert result.failures == []
    assert {verdict for counts in result.counts.values() for verdict in counts} == {Verdict.PASSED}
    assert result.operations == ("CONV_2D",)
    assert set(result.counts) >= {"channel_scale", "priority", "operand_lifetime"}


def test_a_driver_of_an_early_version_is_not_asked_what_came_later(opened: list[Session]) -> None:
    mutation = campaign(opened, "inproc:reference_driver?hal=1.0")
    names = {family.name for family in mutation.families()}
    assert "number_of_consumers" in names
    assert names.isdisjoint({"priority", "execution_preference", "subgraph_cycle", "channel_scale"})


def test_what_is_accepted_is_found_and_made_smaller(opened: list[Session]) -> None:
    mutation = campaign(opened, f"{FAULTY}.rule_overlooked&family=operand_scale")
    result = mutation.run("ADD/0", [families()["operand_scale"], families()["operand_type"]])
    assert set(result.counts["operand_type"]) == {Verdict.PASSED}
    assert set(result.counts["operand_scale"]) == {Verdict.ACCEPTED_INVALID}
    first = result.failures[0]
    assert first.id == "ADD/0/operand_scale/0"
    assert first.outcome.message == "supported_operations: got NONE, wanted INVALID_ARGUMENT"
    assert "ADD.lhs" in first.text or "ADD." in first.text
    name, family, number = parse_mutant_id(first.smaller)
    small, whole = make_base(name, 9), make_base("ADD/0", 0)
    size = [sum(map(sum, (operand.dimensions for operand in each.model.main.operands))) for each in (small, whole)]
    assert size[0] < size[1]
    assert mutation.attempt(family, family.mutant(small, number)).verdict == Verdict.ACCEPTED_INVALID
    # Each argument is made smaller once.
    assert len({failure.smaller for failure in result.failures if failure.smaller}) == 4


def test_a_driver_that_dies_does_not_end_it(opened: list[Session]) -> None:
    mutation = campaign(opened, f"{FAULTY}.breaks_down&how=abort")
    result = mutation.run("add_float32", [families()["operation_output_index"], families()["operand_type"]])
    assert result.counts["operation_output_index"] == {Verdict.CRASHED: 2}
    assert set(result.counts["operand_type"]) == {Verdict.PASSED}
    assert "SIGABRT" in result.failures[0].outcome.message


def test_a_driver_that_hangs_is_asked_no_more_of_that(opened: list[Session]) -> None:
    mutation = campaign(opened, f"{FAULTY}.breaks_down&how=hang", limit=3.0)
    result = mutation.run("add_float32", [families()["operation_input_index"], families()["operand_rank"]])
    assert result.counts["operation_input_index"] == {Verdict.HUNG: 3, Verdict.NOT_RUN: 3}
    assert set(result.counts["operand_rank"]) == {Verdict.PASSED}


def test_a_sample_has_one_of_each_family_and_argument_before_two_of_any():
    bases = ["ADD/0", "ADD/1", "CONV_2D/2"]
    chosen = [find_family(name) for name in ("operand_scale", "bias_scale")]
    every = {
        (family.name, mutant.mutation.about)
        for name in bases
        for family in chosen
        for mutant in family.mutants(make_base(name, 1))
    }
    sample = sample_mutants(bases, chosen, len(every), 1)
    got = [
        (family.name, mutant.mutation.about)
        for name in bases
        for family in chosen
        for mutant in family.mutants(make_base(name, 1))
        if mutant.number in sample.get(name, {}).get(family.name, ())
    ]
    assert len(got) == len(set(got))
    assert set(got) == every


def test_a_sample_breaks_the_lists_of_each_operation():
    sample = sample_mutants(["ADD/0", "ADD/1", "CONV_2D/2"], [find_family("graph_inputs")], 2, 1)
    assert {name.partition("/")[0] for name in sample} == {"ADD", "CONV_2D"}
