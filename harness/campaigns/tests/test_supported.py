"""Tests of graphs that a driver supports in part: what it supports is run, and it is told what is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.campaigns import supported
from nnconform.harness.campaigns.graph_case import GraphCase, first_wrong, make_graph_case, run_graph
from nnconform.harness.campaigns.replay import replay_case
from nnconform.harness.campaigns.supported import SupportedRun, run_supported
from nnconform.harness.campaigns.tests.partial_drivers import Partial
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Verdict

DRIVERS = "inproc:nnconform.harness.campaigns.tests.partial_drivers"


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as opened:
        yield opened


def graph_of(
    oracle: Oracle, *patterns: O | Callable[[Sketch, SketchTensor], object], code: T = T.TENSOR_FLOAT32
) -> GraphCase:
    """Return a graph of patterns of one input side by side; an operation alone is a pattern."""
    assembly = Assembly()
    sketch = Sketch(assembly, Choices.fast(1), code)
    data = sketch.input(2, 4)
    for pattern in patterns:
        if isinstance(pattern, O):
            sketch(pattern, data)
        else:
            pattern(sketch, data)
    return make_graph_case(assembly.finish(sketch.outputs), oracle, "graph", "a test")


class Judged:
    """A session with a driver, and a graph run on it."""

    def __init__(self, driver: str, oracle: Oracle, graph_case: GraphCase, profile: Profile = Profile.HAL) -> None:
        self.session = Session(f"{DRIVERS}:{driver}", profile=profile)
        self.oracle, self.graph_case = oracle, graph_case

    def run(self, *, every_result: bool = False) -> SupportedRun:
        """Return the run."""
        return run_supported(self.session, self.graph_case, self.oracle, every_result=every_result)

    def device(self) -> Partial:
        """Return the driver."""
        device = self.session.device()
        assert isinstance(device, Partial)
        return device


def run(driver: str, oracle: Oracle, graph_case: GraphCase) -> SupportedRun:
    return Judged(driver, oracle, graph_case).run()


PACK = (O.ABS, O.NEG, O.TANH)


def test_a_driver_that_supports_all_is_asked_once(oracle: Oracle) -> None:
    judged = Judged("Partial", oracle, graph_of(oracle, *PACK))
    result = judged.run()
    assert result.outcome.verdict is Verdict.PASSED
    assert (result.outcome.message, result.outcome.outputs_run) == ("", None)
    assert result.case is judged.graph_case.case
    assert judged.device().questions == [judged.graph_case.graph.model]


def test_what_is_supported_runs_and_the_rest_is_told(oracle: Oracle) -> None:
    result = run("Partial?only=ABS,TANH", oracle, graph_of(oracle, *PACK))
    assert result.outcome.verdict is Verdict.PASSED
    assert result.outcome.message == "2 of 3 outputs; the driver does not support NEG, nor relaxed"
    assert result.outcome.outputs_run == (2, 3)
    assert result.case.operations() == ("ABS", "TANH")
    assert len(result.graph_case.graph.model.main.output_indexes) == 2


def test_a_fault_beside_what_is_not_supported_is_found_and_explained(oracle: Oracle) -> None:
    pack = graph_of(oracle, *PACK)
    judged = Judged("Partial?only=ABS,TANH&wrong=TANH", oracle, pack)
    # The model as a whole hides it.
    assert run_graph(judged.session, pack).verdict is Verdict.UNSUPPORTED
    result = judged.run()
    assert result.outcome.verdict is Verdict.WRONG
    assert "of 3 outputs" in result.outcome.details["ran"]
    where = first_wrong(judged.session, result.graph_case)
    assert where is not None
    assert where.name == "TANH"
    assert replay_case(judged.session, result.case).verdict is Verdict.WRONG
    assert run("Partial?only=ABS,TANH&wrong=NEG", oracle, pack).outcome.verdict is Verdict.PASSED


def test_where_no_output_is_supported_nothing_ran(oracle: Oracle) -> None:
    result = run("Partial?only=FLOOR", oracle, graph_of(oracle, *PACK))
    assert result.outcome.verdict is Verdict.UNSUPPORTED
    assert result.outcome.message == "the driver does not support ABS, NEG, TANH, nor relaxed"
    assert result.outcome.outputs_run is None
    halves = graph_of(oracle, *PACK, code=T.TENSOR_FLOAT16)
    assert run("Partial?only=FLOOR", oracle, halves).outcome.message.endswith("ABS, NEG, TANH")


def test_an_output_needs_all_that_leads_to_it(oracle: Oracle) -> None:
    pack = graph_of(oracle, lambda s, x: s(O.ABS, s(O.NEG, x)), lambda s, x: s(O.TANH, s(O.ABS, x)))
    result = run("Partial?only=ABS,TANH", oracle, pack)
    assert result.outcome.outputs_run == (1, 2)
    assert result.case.operations() == ("ABS", "TANH")


def test_what_patterns_share_stays_between_them(oracle: Oracle) -> None:
    def both(s: Sketch, x: SketchTensor) -> None:
        shared = s(O.ABS, x)
        s(O.NEG, shared)
        s(O.TANH, shared)

    result = run("Partial?only=ABS,TANH", oracle, graph_of(oracle, both))
    main = result.graph_case.graph.model.main
    assert [len(step.outputs) for step in main.operations] == [1, 1]
    assert main.output_indexes == main.operations[1].outputs
    assert [main.operands[index].number_of_consumers for index in main.operations[0].outputs] == [1]


def test_what_the_contract_leaves_open_is_not_compared_in_a_part_either(oracle: Oracle) -> None:
    pack = graph_of(oracle, O.NEG, O.ABS, O.TANH)
    graph = pack.graph
    open_case = GraphCase(type(graph)(graph.model, graph.inputs, frozenset({2})), pack.answer, pack.case, pack.choices)
    result = run("Partial?only=ABS,TANH&wrong=TANH", oracle, open_case)
    assert result.graph_case.graph.unspecified == {1}
    assert result.outcome.verdict is Verdict.PASSED


def test_a_part_that_reads_no_input_has_a_constant_as_one(oracle: Oracle) -> None:
    pack = graph_of(oracle, O.NEG, lambda s, x: s(O.TANH, s.constant([0.5, 0.25])))
    result = run("Partial?only=TANH", oracle, pack)
    assert result.outcome.verdict is Verdict.PASSED
    assert [np.asarray(each).tolist() for each in result.graph_case.graph.inputs] == [[0.5, 0.25]]


def test_a_driver_that_refuses_models_as_a_whole_is_asked_about_pieces(oracle: Oracle) -> None:
    pack = graph_of(oracle, *PACK)
    judged = Judged("AllOrNothing?only=ABS,TANH", oracle, pack)
    assert judged.run().outcome.outputs_run == (2, 3)
    # Both in one model.
    assert judged.run().case.operations() == ("ABS", "TANH")
    assert run("AllOrNothing?only=ABS,TANH&wrong=TANH", oracle, pack).outcome.verdict is Verdict.WRONG


def test_pieces_that_are_supported_alone_only_are_run_each_alone(oracle: Oracle) -> None:
    pack = graph_of(oracle, *PACK)
    result = run("AllOrNothing?only=ABS,TANH&most=1", oracle, pack)
    assert (result.outcome.verdict, result.outcome.outputs_run) == (Verdict.PASSED, (2, 3))
    assert result.case.operations() == ("ABS", "TANH")
    wrong = run("AllOrNothing?only=ABS,TANH&most=1&wrong=TANH", oracle, pack)
    assert wrong.outcome.verdict is Verdict.WRONG
    assert wrong.case.operations() == ("TANH",)


def test_results_on_the_way_to_an_output_are_in_its_piece(oracle: Oracle) -> None:
    def pattern(s: Sketch, x: SketchTensor) -> None:
        first = s(O.ABS, x)
        s.outputs.append(first.index)
        s(O.TANH, first)

    result = run("AllOrNothing?only=ABS,TANH", oracle, graph_of(oracle, O.NEG, pattern))
    assert result.outcome.outputs_run == (2, 3)


@pytest.mark.timeout(60)
def test_what_is_found_is_not_found_again_on_the_way_to_others(oracle: Oracle) -> None:
    def pattern(s: Sketch, x: SketchTensor) -> None:
        first = s(O.ABS, x)
        s.outputs.append(first.index)
        s(O.NEG, first)

    pack = graph_of(oracle, pattern, O.TANH)
    judged = Judged("Partial?only=ABS,TANH", oracle, pack)
    result = judged.run()
    assert (result.outcome.verdict, result.outcome.outputs_run) == (Verdict.PASSED, (2, 3))
    # The part that was found is asked about once, and is run once.
    assert judged.device().questions.count(result.graph_case.graph.model) == 2


def test_float32_that_is_refused_is_asked_about_relaxed(oracle: Oracle) -> None:
    pack = graph_of(oracle, *PACK)
    result = run("Halves", oracle, pack)
    assert result.outcome.verdict is Verdict.PASSED
    assert result.outcome.message == "3 of 3 outputs, 3 of them relaxed: float32 as float16"
    model = result.graph_case.graph.model
    assert model.relax_computation_float32_to_float16
    # The first version has no such models.
    old = graph_of(oracle, O.RELU, O.TANH)
    assert run("Halves?hal=1.1", oracle, old).outcome.verdict is Verdict.PASSED
    assert run("Halves?hal=1.0", oracle, old).outcome.verdict is Verdict.UNSUPPORTED
    assert run("Halves?wrong=TANH", oracle, pack).outcome.verdict is Verdict.WRONG
    some = run("Halves?only=ABS,TANH", oracle, pack)
    assert "2 of 3 outputs, 2 of them relaxed" in some.outcome.message
    assert "NEG, nor relaxed" in some.outcome.message


def test_pieces_are_asked_about_relaxed_too(oracle: Oracle) -> None:
    pack = graph_of(oracle, *PACK)
    result = run("HalvesAtOnce?only=ABS,TANH", oracle, pack)
    assert result.outcome.verdict is Verdict.PASSED
    assert "2 of 3 outputs, 2 of them relaxed" in result.outcome.message
    assert run("HalvesAtOnce?only=ABS,TANH&wrong=ABS", oracle, pack).outcome.verdict is Verdict.WRONG
    # In pieces, and not relaxed, where that is all that it takes.
    assert "relaxed: float32" not in run("AllOrNothing?only=ABS,TANH", oracle, pack).outcome.message


def test_an_output_that_is_read_by_others_counts_once(oracle: Oracle) -> None:
    def pattern(s: Sketch, x: SketchTensor) -> None:
        first = s(O.TANH, x)
        s.outputs.append(first.index)
        s(O.NEG, first)
        s(O.LOGICAL_NOT, s.input(2, 4, code=T.TENSOR_BOOL8))

    result = run("AllOrNothing?only=TANH,NEG&most=2", oracle, graph_of(oracle, pattern))
    assert result.outcome.outputs_run == (2, 3)


def test_what_is_supported_in_float32_is_not_relaxed(oracle: Oracle) -> None:
    def truths(s: Sketch, x: SketchTensor) -> None:
        s(O.LOGICAL_NOT, s.input(2, 4, code=T.TENSOR_BOOL8))

    pack = graph_of(oracle, O.ABS, truths)
    result = run("Halves", oracle, pack)
    assert result.outcome.message == "2 of 2 outputs, 1 of them relaxed: float32 as float16"
    assert set(result.case.operations()) == {"ABS", "LOGICAL_NOT"}
    wrong = run("Halves?wrong=ABS", oracle, pack)
    assert wrong.outcome.verdict is Verdict.WRONG
    assert wrong.case.operations() == ("ABS",)


def test_what_is_claimed_only_beside_others_is_told(oracle: Oracle) -> None:
    result = run("Beside?only=ABS,NEG", oracle, graph_of(oracle, O.ABS, O.NEG, O.FLOOR))
    assert result.outcome.verdict is Verdict.PASSED
    assert result.outcome.outputs_run == (1, 3)
    assert "nor NEG without the others, though with them" in result.outcome.message


# The second question is about the graph again.
@pytest.mark.parametrize("options", ["at=2", "forgets=yes"])
def test_a_driver_that_changes_its_answer_does_not_pass(oracle: Oracle, options: str) -> None:
    pack = graph_of(oracle, *PACK)
    judged = Judged(f"Fickle?only=ABS,TANH&{options}", oracle, pack)
    outcome = judged.run().outcome
    assert outcome.verdict is Verdict.ERROR
    assert "getSupportedOperations" in outcome.details["authority"]
    softer = Judged(f"Fickle?only=ABS,TANH&{options}", oracle, pack, Profile.VTS).run().outcome
    assert softer.verdict is Verdict.ADVICE


def test_a_driver_that_fails_at_a_question_has_its_verdict_and_what_it_was_asked(
    oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(device: Partial, model: Model) -> tuple[str, ...]:
        if model.relax_computation_float32_to_float16:
            raise RuntimeError("no more")
        return ()

    monkeypatch.setattr(Partial, "reasons", fails)
    result = run("Partial?only=ABS,TANH", oracle, graph_of(oracle, *PACK))
    assert result.outcome.verdict is Verdict.ERROR
    assert result.case.operations() == ("NEG",)
    assert result.case.model.relax_computation_float32_to_float16


def test_what_the_oracle_has_no_answer_for_is_not_run(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*arguments: object) -> GraphCase:
        raise Unanswered("none")

    pack = graph_of(oracle, *PACK)
    monkeypatch.setattr(supported, "make_graph_case", none)
    assert run("Partial?only=ABS,TANH", oracle, pack).outcome.verdict is Verdict.UNSUPPORTED


def chain(s: Sketch, x: SketchTensor) -> None:
    s(O.NEG, s(O.TANH, s(O.ABS, x)))


def test_of_a_random_graph_what_leads_to_no_output_is_judged_too(oracle: Oracle) -> None:
    graph_case = graph_of(oracle, chain)
    assert run("Partial?only=ABS,TANH&wrong=ABS", oracle, graph_case).outcome.verdict is Verdict.UNSUPPORTED
    result = Judged("Partial?only=ABS,TANH", oracle, graph_case).run(every_result=True)
    assert result.outcome.verdict is Verdict.PASSED
    assert result.outcome.message == "2 of 3 operations; the driver does not support NEG, nor relaxed"
    assert result.case.operations() == ("ABS", "TANH")
    # As it was drawn: one output, so that a compiler may change what is between.
    assert len(result.graph_case.graph.model.main.output_indexes) == 1
    assert result.certainty.elements == graph_case.certainty.elements
    wrong = Judged("Partial?only=ABS,TANH&wrong=ABS", oracle, graph_case).run(every_result=True)
    assert wrong.outcome.verdict is Verdict.WRONG
    where = first_wrong(Judged("Partial?only=ABS,TANH&wrong=ABS", oracle, graph_case).session, wrong.graph_case)
    assert where is not None
    assert where.name == "ABS"


def test_results_are_outputs_for_a_driver_that_supports_them_so_alone(oracle: Oracle) -> None:
    graph_case = graph_of(oracle, chain)
    some = Judged("Unfused?only=ABS,TANH", oracle, graph_case).run(every_result=True)
    assert (some.outcome.verdict, some.outcome.outputs_run) == (Verdict.PASSED, (2, 3))
    assert len(some.graph_case.graph.model.main.output_indexes) == 2
    every = Judged("Unfused", oracle, graph_case).run(every_result=True)
    assert (every.outcome.verdict, every.outcome.outputs_run) == (Verdict.PASSED, (3, 3))
    assert Judged("Unfused?wrong=TANH", oracle, graph_case).run(every_result=True).outcome.verdict is Verdict.WRONG
