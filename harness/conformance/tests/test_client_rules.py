"""Each rule of the client's side is kept by our framework, and broken by a client that is wrong in one thing."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.conformance.client import all_client_rules, ask
from nnconform.harness.conformance.tests.wrong_clients import (
    AnyFile,
    CopiesInputs,
    DeviceTakesLonger,
    DoesNotWait,
    ElsewhereConstants,
    EmptyFiles,
    EndlessByDefault,
    ExchangesBranches,
    FailsFences,
    ForgetsExtents,
    ForgetsRank,
    FreesMore,
    KeepsOrder,
    NamesAll,
    NoLevel,
    OnceOnly,
    OneAtATime,
    OneScale,
    SharesConstants,
    SignedCompilationLimits,
    SignedLimits,
    TakesConstants,
    UnfinishedValues,
    UnknownType,
    WrongCopies,
    answering,
    from_the_start,
    wrong_outputs,
)
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.framework_api import FrameworkApi
from nnconform.harness.runtime.device import FrameworkDevice


@pytest.fixture(scope="module")
def framework():
    with closing(open_driver("framework:reference_driver")) as device:
        assert isinstance(device, FrameworkDevice)
        yield device.framework


NULL, STATE, DATA, SMALL = R.UNEXPECTED_NULL, R.BAD_STATE, R.BAD_DATA, R.OUTPUT_INSUFFICIENT_SIZE
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
        "model_add_operand", "model_set_operand_value", "model_set_operand_value_from_memory",
        "model_set_operand_value_from_model", "model_add_operation", "model_identify_inputs_and_outputs", "model_relax",
        "model_finish", "compilation_create",
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
        "execution_set_timeout",
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
    ("values.operands_are_valid", answering("model_add_operand", DATA)),
    ("values.operations_are_validated_as_they_are_added", answering("model_add_operation", DATA)),
    ("values.inputs_and_outputs_are_each_named_once", answering("model_identify_inputs_and_outputs", DATA)),
    ("values.constants_are_no_inputs", TakesConstants),
    *(("values.invalid_models_are_not_finished", client) for client in (
        answering("model_finish", DATA), answering("model_finish", STATE), answering("model_add_operand", STATE),
        answering("compilation_create", STATE),
    )),
    *(("subgraphs.values_are_finished_models", answering("model_set_operand_value_from_model", code)) for code in (
        STATE, NULL,
    )),
    ("subgraphs.values_belong_to_operands", answering("model_set_operand_value_from_model", DATA)),
    ("subgraphs.values_belong_to_operands", UnfinishedValues),
    ("subgraphs.a_finished_model_gets_no_value", answering("model_set_operand_value_from_model", STATE)),
    ("subgraphs.a_finished_model_gets_no_value", ExchangesBranches),
    ("subgraphs.branches_are_models", ExchangesBranches),
    *(("subgraphs.branches_are_models", wrong_outputs(way)) for way in ("plain", "burst", "fenced")),
    ("subgraphs.loops_are_models", SharesConstants),
    ("subgraphs.loops_are_models", wrong_outputs("plain")),
    ("channels.scales_fit_their_operand", answering("model_set_channel_scales", DATA)),
    *(("channels.scales_are_set_before_the_end", answering("model_set_channel_scales", code)) for code in (
        STATE, NULL,
    )),
    ("channels.scales_are_those_of_their_channel", OneScale),
    *(("values.arguments_are_given_once", answering(name, STATE)) for name in (
        "execution_set_input", "execution_set_output",
    )),
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
        "execution_get_output_operand_rank", "execution_get_duration", "execution_get_output_operand_dimensions",
    )),
    ("values.what_is_asked_for_exists", answering("execution_get_duration", R.NO_ERROR, DATA)),
    *(("devices.devices_are_listed", client) for client in (
        NamesAll, UnknownType, NoLevel, answering("get_device", DATA),
    )),
    *(("devices.refuses_no_device", answering(name, NULL)) for name in (
        "device_name", "device_version", "device_type", "device_feature_level", "device_wait",
    )),
    *(("devices.lists_of_devices_are_valid", answering(name, code)) for code in (DATA, NULL) for name in (
        "compilation_create_for_devices", "model_supported_operations",
    )),
    ("devices.computes_on_a_device", wrong_outputs("plain")),
    *(("limits.one_device_alone_is_limited_and_measured", answering(name, DATA)) for name in (
        "compilation_set_timeout", "execution_set_timeout", "execution_set_measure_timing",
    )),
    *(("limits.limits_are_set_before_the_end", answering(name, code)) for name, code in (
        ("compilation_set_timeout", STATE), ("compilation_set_timeout", NULL), ("execution_set_timeout", NULL),
    )),
    ("limits.the_longest_limit_is_kept", SignedLimits),
    ("limits.the_longest_limit_is_kept", SignedCompilationLimits),
    ("limits.a_limit_is_kept_or_missed", answering("compilation_finish", R.MISSED_DEADLINE_PERSISTENT, R.OP_FAILED)),
    *(("limits.a_limit_is_kept_or_missed", answering(name, R.MISSED_DEADLINE_TRANSIENT, instead)) for name, instead in (
        ("execution_compute", R.OP_FAILED), ("event_wait", R.OP_FAILED), ("execution_burst_compute", R.OP_FAILED),
        ("execution_compute", R.NO_ERROR),
    )),
    ("limits.loops_have_a_limit", EndlessByDefault),
    ("dependencies.computes_after_events", wrong_outputs("fenced")),
    ("dependencies.waits_for_its_dependencies", DoesNotWait),
    ("dependencies.waits_for_its_dependencies", FailsFences),
    ("dependencies.fails_with_its_dependencies", DoesNotWait),
    *(("dependencies.dependencies_are_events", answering(name, code)) for name, code in (
        ("execution_start_compute_with_dependencies", NULL), ("execution_start_compute_with_dependencies", STATE),
        ("event_create_from_fence", DATA), ("event_get_fence", NULL),
    )),
    *(("repetitions.computes_again", client) for client in (
        CopiesInputs, OnceOnly, answering("execution_set_reusable", STATE), answering("execution_set_input", STATE),
        *(wrong_outputs(way) for way in ("plain", "burst", "fenced")),
    )),
    *(("repetitions.dimensions_come_with_arguments", client) for client in (
        ForgetsExtents, answering("execution_set_input", DATA), wrong_outputs("plain"),
    )),
    *(("repetitions.tells_how_much_room_an_output_needs", client) for client in (
        ForgetsExtents, ForgetsRank, answering("execution_compute", SMALL, R.OP_FAILED),
        answering("execution_get_output_operand_rank", SMALL),
        answering("execution_get_output_operand_dimensions", SMALL),
    )),
    *(("memories.computes_in_memory", client) for client in (
        from_the_start("execution_set_input_from_memory"), from_the_start("execution_set_output_from_memory"),
        ElsewhereConstants,
    )),
    *(("memories.parts_are_inside_their_memory", answering(name, code)) for code in (DATA, NULL) for name in (
        "model_set_operand_value_from_memory", "execution_set_input_from_memory", "execution_set_output_from_memory",
    )),
    *(("memories.parts_are_inside_their_memory", answering(name, STATE)) for name in (
        "execution_set_input_from_memory", "execution_set_output_from_memory",
    )),
    ("memories.files_have_bytes", EmptyFiles),
    ("memories.files_have_bytes", AnyFile),
    *(("memories.roles_are_valid", answering("desc_add_role", code)) for code in (DATA, STATE, NULL)),
    ("memories.roles_are_of_one_kind_of_operand", answering("desc_add_role", DATA)),
    *(("memories.descriptions_are_consistent", answering(name, code)) for name, code in (
        *((name, code) for name in ("desc_set_dimensions", "desc_finish") for code in (DATA, STATE, NULL)),
        ("memory_create_from_desc", STATE), ("memory_create_from_desc", NULL),
    )),
    *(("memories.computes_in_memory_for_roles", client) for client in (
        wrong_outputs("plain"), answering("execution_compute", R.OP_FAILED),
        answering("execution_set_input_from_memory", DATA),
    )),
    *(("memories.copies_have_one_size", client) for client in (
        WrongCopies, answering("memory_copy", DATA), answering("memory_copy", NULL),
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
