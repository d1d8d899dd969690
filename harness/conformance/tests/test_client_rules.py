"""Each rule of the client's side is kept by our framework, and broken by a client that is wrong in one thing."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.conformance.client import all_client_rules, ask
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.framework_api import FrameworkApi
from nnconform.harness.runtime.client.objects import ClientExecution, ClientModel
from nnconform.harness.runtime.device import FrameworkDevice


@pytest.fixture(scope="module")
def framework():
    with closing(open_driver("framework:reference_driver")) as device:
        assert isinstance(device, FrameworkDevice)
        yield device.framework


def answering(function, code, instead=R.NO_ERROR):
    """Return a client of which one function returns ``instead`` wherever it should return ``code``."""

    def answer(self, *arguments):
        result = getattr(FrameworkApi, function)(self, *arguments)
        if isinstance(result, tuple):
            return (instead, *result[1:]) if result[0] == code else result
        return instead if result == code else result

    return type("WrongClient", (FrameworkApi,), {function: answer})


def wrong_outputs(function):
    """Return a client that executes by ``function`` and writes other outputs."""

    class Wrong(ClientExecution):
        def compute(self, burst=None):
            code = super().compute(burst)
            if (burst is not None) == (function == "burst"):
                for room in self.outputs.values():
                    assert room
                    room[0] ^= 1
            return code

    return type("WrongOutputs", (FrameworkApi,), {"execution": Wrong})


class Unordered(ClientModel):
    """A model of which the operations stay in the order in which they were added."""

    def _ordered(self):
        return self.operations


class KeepsOrder(FrameworkApi):
    """Operations are taken in the order in which they were added."""

    model = Unordered


class OneAtATime(FrameworkApi):
    """Of executions of one compilation that are made before another has ended, one alone computes."""

    def execution_create(self, compilation):
        code, execution = super().execution_create(compilation)
        self.made = [*getattr(self, "made", []), execution]
        return code, execution

    def execution_compute(self, execution):
        alone = [each.prepared for each in self.made].count(execution.prepared) < 3 if execution else True
        return super().execution_compute(execution) if alone else int(R.OP_FAILED)


class ForgetsRank(FrameworkApi):
    """The rank of every output is 1."""

    def execution_get_output_operand_rank(self, execution, index):
        code, rank = super().execution_get_output_operand_rank(execution, index)
        return code, min(rank, 1)


class DeviceTakesLonger(FrameworkApi):
    """The time on the device is longer than that in the driver."""

    def execution_get_duration(self, execution, what):
        code, _ = super().execution_get_duration(execution, what)
        return code, 5 - what


class FreesMore(FrameworkApi):
    """A null pointer that is freed takes the framework with it."""

    is_dead = False

    def burst_free(self, burst):
        self.is_dead = True

    def execution_compute(self, execution):
        return int(R.DEAD_OBJECT) if self.is_dead else super().execution_compute(execution)


NULL, STATE, DATA = R.UNEXPECTED_NULL, R.BAD_STATE, R.BAD_DATA
# A rule, and clients that break it.
FAULTY = [
    ("executions.computes", wrong_outputs("plain")),
    ("executions.computes", ForgetsRank),
    ("executions.computes_until_the_event", wrong_outputs("plain")),
    ("executions.computes_in_bursts", wrong_outputs("burst")),
    ("executions.computes_in_bursts", answering("execution_burst_compute", DATA)),
    ("executions.orders_operations", KeepsOrder),
    ("executions.computes_for_many_threads", OneAtATime),
    ("executions.measures", DeviceTakesLonger),
    *(("nulls.refuses_no_model", answering(name, NULL)) for name in (
        "model_add_operand", "model_set_operand_value", "model_add_operation", "model_identify_inputs_and_outputs",
        "model_relax", "model_finish", "compilation_create",
    )),
    *(("nulls.refuses_no_compilation", answering(name, NULL, STATE)) for name in (
        "compilation_set_preference", "compilation_set_priority", "compilation_set_caching", "compilation_finish",
        "execution_create", "burst_create",
    )),
    *(("nulls.refuses_no_execution", answering(name, NULL, DATA)) for name in (
        "execution_set_input", "execution_set_output", "execution_set_measure_timing", "execution_set_loop_timeout",
        "execution_compute", "execution_start_compute", "execution_burst_compute", "execution_get_output_operand_rank",
        "execution_get_output_operand_dimensions", "execution_get_duration", "event_wait",
    )),
    *(("nulls.refuses_no_data", answering(name, NULL)) for name in (
        "model_add_operand", "model_set_operand_value", "model_add_operation", "model_identify_inputs_and_outputs",
        "execution_set_input", "execution_set_output",
    )),
    ("nulls.frees_nothing", FreesMore),
    ("states.a_model_is_finished_once", answering("model_finish", STATE)),
    *(("states.a_finished_model_stays_as_it_is", answering(name, STATE)) for name in (
        "model_add_operand", "model_set_operand_value", "model_add_operation", "model_identify_inputs_and_outputs",
        "model_relax",
    )),
    ("states.an_unfinished_model_is_not_compiled", answering("compilation_create", STATE)),
    *(("states.a_finished_compilation_stays_as_it_is", answering(name, STATE)) for name in (
        "compilation_finish", "compilation_set_preference", "compilation_set_priority",
    )),
    ("states.a_cache_is_set_before_the_end", answering("compilation_set_caching", STATE)),
    *(("states.an_unfinished_compilation_is_not_executed", answering(name, STATE)) for name in (
        "execution_create", "burst_create",
    )),
    *(("states.an_execution_is_started_once", answering(name, STATE)) for name in (
        "execution_compute", "execution_start_compute",
    )),
    *(("states.a_started_execution_stays_as_it_is", answering(name, STATE)) for name in (
        "execution_set_input", "execution_set_output", "execution_set_measure_timing", "execution_set_loop_timeout",
    )),
    *(("states.shapes_are_known_after_the_execution", answering(name, STATE)) for name in (
        "execution_get_output_operand_rank", "execution_get_output_operand_dimensions",
    )),
    ("states.durations_are_asked_for", answering("execution_get_duration", STATE)),
    *(("values.operands_exist", answering(name, DATA)) for name in (
        "model_set_operand_value", "model_add_operation", "model_identify_inputs_and_outputs",
    )),
    ("values.constants_have_their_size", answering("model_set_operand_value", DATA)),
    ("values.operations_exist", answering("model_add_operation", DATA)),
    ("values.invalid_models_are_not_finished", answering("model_finish", DATA)),
    *(("values.preferences_and_priorities_exist", answering(name, DATA)) for name in (
        "compilation_set_preference", "compilation_set_priority",
    )),
    *(("values.arguments_fit_the_model", answering(name, DATA)) for name in (
        "execution_set_input", "execution_set_output",
    )),
    *(("values.arguments_are_all_given", answering(name, DATA)) for name in (
        "execution_compute", "execution_start_compute",
    )),
    *(("values.what_is_asked_for_exists", answering(name, DATA)) for name in (
        "execution_get_output_operand_rank", "execution_get_duration",
    )),
]  # fmt: skip
RULES = {rule.name: rule for rule in all_client_rules()}


@pytest.mark.parametrize("name", RULES)
def test_our_framework_keeps_the_rule(framework, name):
    outcome = ask(FrameworkApi(framework), RULES[name])
    assert (outcome.verdict, outcome.message) == (Verdict.PASSED, "")


@pytest.mark.parametrize(
    ("name", "client"), FAULTY, ids=[f"{name}-{number}" for number, (name, _) in enumerate(FAULTY)]
)
def test_a_wrong_client_breaks_the_rule(framework, name, client):
    assert ask(client(framework), RULES[name]).failed


def test_every_rule_has_a_client_that_breaks_it():
    assert {name for name, _ in FAULTY} == set(RULES)
