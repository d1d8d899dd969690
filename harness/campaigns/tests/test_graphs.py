"""Tests of random graphs on right and faulty drivers: failures are found, minimised, stored and replayed."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.campaigns.graph_campaign import UNANSWERED, GraphCampaign
from nnconform.harness.campaigns.graph_case import first_wrong, run_graph
from nnconform.harness.campaigns.graphs import GraphRunner, graph_choices
from nnconform.harness.campaigns.named import ReplayPlan, command_of
from nnconform.harness.campaigns.replay import find_cases, replay_case
from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.oracle.bounds_steps import extract
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.selftest.score import HAL
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.validate.model import validate_model

RIGHT = f"inproc:reference_driver?{HAL}"
REVERSED = f"{RIGHT}&order=reversed"
FAULTY = "inproc:reference_driver.faulty"
NEIGHBOUR = f"{FAULTY}?fault=kernel.neighbour_copied&operation=TANH&{HAL}"
# Few enough that the faulty one comes up in every other graph.
FEW = frozenset({"TANH", "ADD", "TRANSPOSE", "RESHAPE", "CONCATENATION", "LESS", "SELECT"})


def few(op, signature):
    return op.code.name in FEW


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle()) as device:
        yield device


def runner_on(address, oracle, palette=None, nodes=8, **more):
    return GraphRunner(Session(address, **more), oracle, palette or Palette.of(HalVersion.AIDL4, few), nodes)


def campaign(address, oracle, numbers, recording=None, **more):
    runner, results = runner_on(address, oracle), []
    try:
        for record in GraphCampaign(runner, 2, **more).records(numbers):
            results.append(record.result)
            for event in record.events if recording else ():
                recording.record(event)
    finally:
        runner.session.close()
    return results


@pytest.mark.parametrize("address", [RIGHT, REVERSED])
def test_right_drivers_pass_all_operations(address, oracle):
    runner = runner_on(address, oracle, Palette.of(), 10)
    outcomes = [runner.run(11, number).outcome for number in range(24)]
    runner.session.close()
    assert all(each is None or each.verdict in (Verdict.PASSED, Verdict.VACUOUS) for each in outcomes), outcomes
    assert sum(each is not None and each.verdict is Verdict.PASSED for each in outcomes) >= 21


def test_every_graph_has_an_answer(oracle):
    """Weights of a backward cell whose width only a request could tell to be wrong are not taken from the graph."""
    names = {"ADD", "BIDIRECTIONAL_SEQUENCE_RNN", "BIDIRECTIONAL_SEQUENCE_LSTM"}
    runner = runner_on(RIGHT, oracle, Palette.of(HalVersion.AIDL4, lambda op, _: op.code.name in names), 4)
    for number in range(78, 128):
        runner.make(graph_choices(1, number), f"graph_1_{number}")
    runner.session.close()


def test_what_is_expected_can_tell(oracle):
    """A wrong value of most elements would be found."""
    runner = runner_on(RIGHT, oracle, Palette.of(), 10)
    certainties = [
        graph_outcome.graph_case.certainty
        for number in range(30)
        if (graph_outcome := runner.run(5, number)).graph_case
    ]
    runner.session.close()
    elements = sum(each.elements for each in certainties)
    assert sum(each.discriminating for each in certainties) > 0.85 * elements
    assert sum(each.undecided for each in certainties) < 0.1 * elements


@pytest.fixture(scope="module")
def kept(oracle, tmp_path_factory):
    """The store of a campaign on a faulty driver, the number of its run there, and its results."""
    folder = tmp_path_factory.mktemp("kept")
    with Recording(folder / "s.db", 3) as recording:
        results = campaign(NEIGHBOUR, oracle, range(16), dump=folder / "dump", recording=recording)
    return folder / "s.db", recording.run, results


def test_a_fault_is_found_made_small_named_and_kept(kept):
    path, run, results = kept
    with Store.open(path) as store:
        events = store.verdicts(run)
    failed = [each for each in results if each.failed]
    assert len(failed) > 1
    first, *others = failed
    assert first.kind == "wrong compare TANH"
    assert 1 <= first.small <= 3
    assert all(each.like == first.name for each in others)
    (case,) = read_spec(first.path)
    assert "TANH" in case.operations()
    assert len(case.model.main.operations) == first.small
    assert len(events) == len([each for each in results if each.verdict != UNANSWERED])
    event = next(each for each in events if each.case == first.name)
    assert event.reproduce == f"nnconform replay {first.name} --driver '{NEIGHBOUR}'"
    assert {"case", "choices", "kind"} <= set(event.outcome.details)


def test_failures_without_a_wrong_result_are_told_apart_by_their_operations(oracle):
    """Also where only two operations together fail; one is not taken for the other."""
    driver = "inproc:nnconform.harness.campaigns.tests.refusing_driver:Refuses"
    results = campaign(f"{driver}?refused=TANH,TRANSPOSE,ADD*LESS&{HAL}", oracle, range(40), budget=40)
    failed = [each for each in results if each.failed]
    firsts = {each.kind: each for each in failed if not each.like}
    assert {"error execute TANH", "error execute TRANSPOSE", "error execute ADD, LESS"} >= set(firsts)
    assert {"error execute TANH", "error execute TRANSPOSE"} <= set(firsts)
    for kind, first in firsts.items():
        assert first.small >= len(kind.split(", "))
        assert all(each.like == first.name for each in failed if each.kind == kind and each is not first)


def test_operations_are_cut_out_of_what_does_not_become_small_by_its_choices(oracle):
    runner = runner_on(NEIGHBOUR, oracle)
    failed = next(each for number in range(24) if (each := runner.run(2, number)).outcome.failed)
    small = runner.minimise(failed, 0, "TANH").small
    runner.session.close()
    assert len(failed.graph_case.graph.model.main.operations) > 3
    assert [step.type for step in small.graph.model.main.operations] == [OperationType.TANH]


def test_a_smaller_graph_does_not_fail_for_another_fault(oracle):
    driver = "inproc:nnconform.harness.campaigns.tests.many_faults_driver:ManyFaults"
    runner = runner_on(f"{driver}?faulty=TANH,ADD,TRANSPOSE,CONCATENATION,SELECT&{HAL}", oracle)
    failed = [each for number in range(12) if (each := runner.run(2, number)).outcome.failed]
    kinds = set()
    for each in failed:
        wrong = first_wrong(runner.session, each.graph_case)
        small = first_wrong(runner.session, runner.minimise(each, 40).small)
        assert wrong
        assert small
        assert (small.name, small.types) == (wrong.name, wrong.types)
        kinds.add((wrong.name, wrong.types))
    runner.session.close()
    assert len(kinds) > 3


def test_operations_that_were_taken_out_compute_what_they_did(oracle):
    runner = runner_on(RIGHT, oracle, Palette.of(HalVersion.AIDL4, few), 10)
    graph_cases = [each.graph_case for number in range(12) if (each := runner.run(3, number)).graph_case]
    runner.session.close()
    for graph_case in graph_cases:
        steps, values = graph_case.graph.model.main.operations, graph_case.answer.values
        for few_steps in (steps[:2], steps[1::2], steps[-1:]):
            part = extract(graph_case.graph.model, few_steps, values)
            validate_model(part.model)
            results = oracle.ready(part.model)([values[index] for index in part.inputs])
            # What is handed on in between is rounded, so that they may differ as drivers may.
            for index, result in zip(part.outputs, results, strict=True):
                off = np.abs(result.astype(np.float64) - values[index].astype(np.float64))
                assert (off <= graph_case.answer.bounds[index]).all()


def test_what_was_kept_can_be_run_again_from_the_file_and_from_the_store(kept):
    path, _, results = kept
    first = next(each for each in results if each.failed)
    for query in (first.path, first.name):
        ((case, failed_on),) = find_cases(query, path)
        assert failed_on == ("" if query == first.path else NEIGHBOUR)
        with closing(Session(NEIGHBOUR)) as faulty, closing(Session(RIGHT)) as right:
            outcome = replay_case(faulty, case)
            assert outcome.verdict is Verdict.WRONG
            assert "TANH" in outcome.details["first wrong"]
            assert replay_case(right, case).verdict is Verdict.PASSED


def test_no_graph_takes_the_place_of_another_of_the_same_number(oracle, tmp_path):
    """Drivers that support different operations draw different graphs from one seed."""
    runner = runner_on(RIGHT, oracle)
    drawn = [runner.run(2, number).graph_case for number in range(2)]
    runner.session.close()
    alike = [replace(each, case=replace(each.case, name="graph_2_0")) for each in drawn if each]
    paths = [GraphCampaign(runner, 2, tmp_path)._write(each) for each in (*alike, alike[0])]
    assert paths[0] == paths[2] != paths[1]
    for path, each in zip(paths, alike, strict=False):
        (case,) = read_spec(path)
        assert case.operations() == each.case.operations()
        assert case.name == Path(path).name.removesuffix(".mod.py")


def test_a_passed_case_of_a_store_is_drawn_again_by_its_name(oracle, tmp_path):
    path = tmp_path / "s.db"
    with Recording(path, 3) as recording:
        (result,) = campaign(RIGHT, oracle, [0], recording=recording)
    assert list(find_cases(result.name, path)) == []
    command = " ".join(command_of(result.name, ReplayPlan(RIGHT)))
    assert command == f"nnconform random-graphs --seed 2 --first 0 --count 1 --nodes 8 --driver {RIGHT}"
    with pytest.raises(UsageError, match="holds no case 'other'"):
        list(find_cases("other", path))
    assert list(find_cases(result.name, None)) == []


@pytest.mark.parametrize(
    ("fault", "verdict", "limit"),
    [("aborts", Verdict.CRASHED, 30.0), ("hangs_in_python", Verdict.HUNG, 3.0), ("answers_nan", Verdict.WRONG, 30.0)],
)
def test_a_driver_that_breaks_down_does_not_end_the_run(fault, verdict, limit, oracle):
    runner = runner_on(f"service:inproc:reference_driver.faulty?fault=operation.{fault}&{HAL}", oracle, limit=limit)
    outcomes = [runner.run(2, number).outcome for number in range(6)]
    runner.session.close()
    verdicts = [each.verdict for each in outcomes if each is not None]
    assert verdict in verdicts
    assert Verdict.PASSED in verdicts[verdicts.index(verdict) + 1 :]


def test_a_driver_that_is_wrong_with_unknown_extents_alone_is_found(oracle):
    """Most graphs declare all extents, and pass."""
    address = f"inproc:nnconform.harness.campaigns.tests.declared_sizes_driver:DeclaredSizes?{HAL}"
    results = campaign(address, oracle, range(24), budget=0)
    wrong = [each for each in results if each.failed]
    assert 0 < len(wrong) < len(results) / 2
    assert {each.verdict for each in wrong} == {"wrong"}


def test_a_driver_of_static_shapes_does_not_support_graphs_of_others(oracle):
    address = f"inproc:reference_driver.lenient?permit=static_shapes&{HAL}"
    verdicts = Counter(each.verdict for each in campaign(address, oracle, range(24)))
    assert set(verdicts) == {"passed", "unsupported"}
    assert verdicts["passed"] > verdicts["unsupported"] > 0


def test_a_graph_can_be_made_again_from_its_choices(oracle):
    runner = runner_on(RIGHT, oracle)
    graph_case = runner.run(3, 1).graph_case
    again = runner.make(Choices.from_list(graph_case.choices.choices), "again")
    runner.session.close()
    assert again.graph.model == graph_case.graph.model
    with pytest.raises(Unanswered, match="no graph can be drawn from these choices"):
        runner.make(Choices.from_list([]), "none")
    with pytest.raises(Unanswered, match="the graph has no SVDF"):
        runner.make(Choices.from_list(graph_case.choices.choices), "other", "SVDF")


def test_the_first_wrong_operation_is_named_even_where_the_outputs_hide_it(oracle):
    runner = runner_on(NEIGHBOUR, oracle)
    graph_outcome = next(each for number in range(20) if (each := runner.run(3, number)).outcome.failed)
    wrong = first_wrong(runner.session, graph_outcome.graph_case)
    assert wrong is not None
    assert wrong.name == "TANH"
    assert str(wrong).startswith(f"operation {wrong.number}: <TANH ")
    runner.session.close()
    with closing(Session(RIGHT)) as right:
        assert first_wrong(right, graph_outcome.graph_case) is None


def test_only_what_a_driver_supports_is_drawn():
    with closing(Session("inproc:reference_driver?hal=1.1")) as session:
        palette = palette_of(session, operations=("TANH", "SUB", "TOPK_V2"))
    names = {entry.op.code.name for entries in palette.operations for entry in entries}
    assert names == {"TANH", "SUB"}
    assert palette.hal == HalVersion.V1_1


PARTIAL = f"inproc:nnconform.harness.campaigns.tests.partial_drivers:Partial?only=TANH,ADD,TRANSPOSE,RESHAPE&{HAL}"


def test_a_fault_in_what_a_driver_supports_of_graphs_is_found_and_minimised(oracle):
    # Drawn from more than the driver supports, as a driver supports operations with some arguments only.
    numbers, verdicts = range(12), {}
    for name, address in {"right": PARTIAL, "wrong": f"{PARTIAL}&wrong=TANH"}.items():
        results = verdicts[name] = campaign(address, oracle, numbers)
        assert all(each.elements for each in results if each.verdict != Verdict.UNSUPPORTED.value)
    assert not any(each.failed for each in verdicts["right"])
    assert sum(each.verdict == "passed" for each in verdicts["right"]) >= 8
    wrong = [each for each in verdicts["wrong"] if each.failed]
    assert {each.blamed for each in wrong} == {"TANH"}
    assert 1 in {each.small for each in wrong}
    whole = runner_on(PARTIAL, oracle)
    refused = [
        run_graph(whole.session, each.graph_case) for number in numbers if (each := whole.run(2, number)).graph_case
    ]
    whole.session.close()
    assert sum(each.verdict is Verdict.UNSUPPORTED for each in refused) >= 8
