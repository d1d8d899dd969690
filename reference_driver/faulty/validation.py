"""Faults in the validation of models: an invalid one is accepted, or refused in the wrong way."""

from __future__ import annotations

import os
import re
import time
from math import isnan

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.overlooking import Overlooking, problem

BOTH = ("mutation.refused_by_the_query", "mutation.refused_by_the_preparation")
# The checks that use one invalid model of a kind.
CYCLE = ("support.refuses_a_cycle", "preparation.calls_back_once_when_it_refuses")
EXTENSIONS = ("extensions.refuses_prefixes_with",)


@fault(options={"how=abort": BOTH, "how=raise": BOTH, "how=hang": BOTH}, limit=3.0)
class BreaksDown(Overlooking):
    """A model with an operand that does not exist ends the driver's process."""

    how: str

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        if error.rule != "operand index":
            return False
        if self.how == "abort":
            os.abort()
        while self.how == "hang":
            time.sleep(1)
        raise IndexError(error.got)


@fault(*BOTH, *CYCLE, *EXTENSIONS)
class GeneralFailure(ReferenceDevice):
    """An invalid model is refused with GENERAL_FAILURE instead of INVALID_ARGUMENT."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if problem(model) is not None:
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().supported_operations(model)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if problem(model) is not None:
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


@fault(*BOTH)
class NanPasses(Overlooking):
    """A scale of NaN is accepted: only scales that compare as too small or too large are refused."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return isinstance(error.got, float) and isnan(error.got)


@fault(options={f"argument={name}": BOTH for name in ("CONV_2D.bias", "MAX_POOL_2D.filter_height", "TOPK_V2.k")})
class OneArgumentNotLookedAt(Overlooking):
    """The operand type of one argument of one operation is not checked."""

    argument: str

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return error.rule == "operand type" and error.where.endswith(f" {self.argument}")


@fault("mutation.refused_by_the_preparation", *CYCLE, *EXTENSIONS)
class PreparedUnchecked(Overlooking):
    """The query refuses an invalid model, but the driver prepares it."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return True

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return ReferenceDevice.supported_operations(self, model)


@fault("mutation.refused_by_the_query", "support.refuses_a_cycle", *EXTENSIONS)
class QueriedUnchecked(ReferenceDevice):
    """The query checks no rule: it reports every operation of an invalid model as supported."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if problem(model) is not None:
            return ErrorStatus.NONE, (True,) * len(model.main.operations)
        return super().supported_operations(model)


@fault("mutation.refused_by_the_query", "support.refuses_a_cycle", "extensions.refuses_its_operation_with", *EXTENSIONS)
class RefusalWithAnAnswer(ReferenceDevice):
    """The query refuses an invalid model but still returns its operations as supported."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported or (True,) * len(model.main.operations)


# The validator's names of the rules that each family breaks.
RULES = {
    "add_operation_input": r"number of operands|operand type.*",
    "add_operation_output": r"number of operands|operand type.*|operands",
    "add_writer": r"operand \d+",
    "argument_quantisation": r"quantisation",
    "argument_value": r"value",
    "arguments_together": r".+",
    "bias_scale": r"scale",
    "channel_scale": r"scale of channel \d+",
    "constant_dimensions": r"dimensions of a constant",
    "constant_length": r"length|location",
    "constant_offset": r"location",
    "constant_pool": r"pool index.*|location",
    "control_flow_signature": r"number of operands|(operand type|(quantisation|extents) of operand) \d+|operands?|rank",
    "duplicated_outputs": r"operand \d+",
    "empty_graph": r"size",
    "execution_order": r"operand \d+ .*",
    "extension_names": r"names?|prefixes",
    "extension_operand": r".* of an extension type",
    "extension_prefix": r"extension prefix",
    "extra_parameters": r"extra parameters of .*|number of channel scales|channel dimension",
    "graph_inputs": r"indexes|operand index|life time of operand \d+|operands",
    "graph_outputs": r"indexes|operand index|life time of operand \d+|operands",
    "input_output_membership": r"life time of operand \d+|operands",
    "lifetime_number": r"life time",
    "no_inputs_or_outputs": r"number of operands",
    "number_of_consumers": r"number of consumers",
    "operand_lifetime": r"operand \d+.*|number of operands|operands|operand type \d+",
    "operand_rank": r"dimensions of (?!a constant).*",
    "operand_scale": r"scale of (?!channel).*",
    "operand_size": r"size in bytes",
    "operand_type": r"operand type",
    "operand_zero_point": r"zero point of .*",
    "operation_cycle": r"operand \d+ .*",
    "operation_input_index": r"operand index",
    "operation_operand_type": r"operand type.*|operands?",
    "operation_output_index": r"operand index",
    "operation_type": r"operation type",
    "remove_operand": r"number of operands|operand type.*|operands",
    "remove_operation": r"size|writer|operand \d+ .*",
    "remove_operation_input": r"number of operands|operand type.*",
    "remove_operation_output": r"number of operands|number of parts|operand type \d+|writer|extents|value",
    "remove_write": r"writer|operand \d+ .*",
    "required_argument_omitted": r"value( \d+)?",
    "scale_not_finite": r"scale of (?!channel).*",
    "subgraph_cycle": r"references between subgraphs",
    "subgraph_lifetime": r"life time|references between subgraphs",
    "subgraph_reference": r"location of a subgraph",
    "tensor_rank": r"rank|extents|extents of operand \d+|channel dimension",
    "unread_operand": r"length|location|(scale|zero point) of (?!channel).*",
    "value_location": r"location",
    "written_input": r"operand \d+",
}


# Other checks that see it: those with a model that has a cycle, and those with wrong extension names.
_CYCLE = dict.fromkeys(
    ("execution_order", "operand_lifetime", "operation_cycle", "remove_operation", "remove_write"), CYCLE
)


_SEEN_BY = {**_CYCLE, **dict.fromkeys(("extension_names", "extension_prefix"), EXTENSIONS)}


# Families of rules that HIDL does not have.
RULES_OF_AIDL = {
    "constant_padding": r"padding",
    "negative_dimension": r"dimensions",
    "negative_index": r"operand index",
    "negative_location": r"location|pool index.*",
}


@fault(options={f"family={name}": (*BOTH, *_SEEN_BY.get(name, ())) for name in RULES})
class RuleOverlooked(Overlooking):
    """The rules that one family of mutants breaks are not checked."""

    family: str

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return re.fullmatch((RULES | RULES_OF_AIDL)[self.family], error.rule) is not None


@fault(options={f"family={name}": BOTH for name in RULES_OF_AIDL}, hal=HalVersion.AIDL1)
class RuleOfAidlOverlooked(RuleOverlooked):
    """The rules that one family of mutants of AIDL breaks are not checked."""


@fault(*BOTH)
class UnreadNotLookedAt(Overlooking):
    """Operands that no operation reads are dropped before operands are checked."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        found = re.fullmatch(r"main\.operands\[(\d+)\]", error.where)
        return found is not None and not any(int(found[1]) in each.inputs for each in model.main.operations)


@fault(*BOTH)
class SubgraphsNotLookedAt(Overlooking):
    """Only the main subgraph of a model is checked."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return error.where.startswith("referenced")


@fault(*BOTH)
class SumIn32Bits(Overlooking):
    """The end of a constant is computed in 32 bits, so that a large offset plus its length wraps to a small number."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        place = error.got
        if not isinstance(place, DataLocation) or error.rule != "location" or place.length >= 1 << 31:
            return False
        return place.offset + place.length >= 1 << 32


@fault(options={f"first={first}": ["mutation.one_is_refused_alone"] for first in ("invalid", "valid")})
class ValidAsTheLastOfItsKind(ReferenceDevice):
    """Whether a model is valid is known from the last one with the same graphs, if that was invalid, or was valid."""

    first: str

    def _validate(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        graphs = model.main, model.referenced
        last: object
        result: tuple[CheckedGraph, ...] | ValidationError | None
        last, result = vars(self).get("last_of_kind", (None, None))
        if result is None or last != graphs or isinstance(result, ValidationError) != (self.first == "invalid"):
            result = super()._validate(model)
        self.last_of_kind = graphs, result
        return result
