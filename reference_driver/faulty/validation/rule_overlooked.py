"""The rules that a family of broken models breaks are not looked at: ``?family=NAME``."""

from __future__ import annotations

import re

from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.validation._overlooks import BOTH, CYCLE, EXTENSIONS, Overlooking

# How the validator calls the rules that each family breaks.
RULES = {
    "add_operation_input": r"number of operands|operand type.*",
    "add_operation_output": r"number of operands|operand type.*|operands",
    "add_writer": r"operand \d+",
    "argument_quantisation": r"quantisation",
    "argument_value": r"value",
    "channel_scale": r"scale of channel \d+",
    "constant_dimensions": r"dimensions of a constant",
    "constant_length": r"length|location",
    "constant_offset": r"location",
    "constant_pool": r"pool index.*|location",
    "control_flow_signature": r"number of operands|(operand type|(quantisation|extents) of operand) \d+|operands",
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
    "number_of_consumers": r"number of consumers",
    "operand_lifetime": r"operand \d+.*|number of operands|operands|operand type \d+",
    "operand_rank": r"dimensions of (?!a constant).*",
    "operand_scale": r"scale of (?!channel).*",
    "operand_size": r"size in bytes",
    "operand_type": r"operand type",
    "operand_zero_point": r"zero point of .*",
    "operation_cycle": r"operand \d+ .*",
    "operation_input_index": r"operand index",
    "operation_operand_type": r"operand type.*|operands",
    "operation_output_index": r"operand index",
    "operation_type": r"operation type",
    "remove_operand": r"number of operands|operand type.*|operands",
    "remove_operation": r"size|writer|operand \d+ .*",
    "remove_operation_input": r"number of operands|operand type.*",
    "remove_operation_output": r"number of operands|number of parts|operand type \d+|writer|extents|value",
    "remove_write": r"writer|operand \d+ .*",
    "scale_not_finite": r"scale of (?!channel).*",
    "subgraph_cycle": r"references between subgraphs",
    "subgraph_lifetime": r"life time|references between subgraphs",
    "subgraph_reference": r"location of a subgraph",
    "tensor_rank": r"rank|extents|extents of operand \d+|channel dimension",
    "value_location": r"location",
    "written_input": r"operand \d+",
}
# What other checks see of that: those that try a model with a cycle, and those that name extensions wrongly.
_CYCLE = dict.fromkeys(
    ("execution_order", "operand_lifetime", "operation_cycle", "remove_operation", "remove_write"), CYCLE
)
_SEEN_BY = {**_CYCLE, **dict.fromkeys(("extension_names", "extension_prefix"), EXTENSIONS)}
CAUGHT_BY = {f"?family={name}": (*BOTH, *_SEEN_BY.get(name, ())) for name in RULES}


class Faulty(Overlooking):
    """Overlooks the rules of one family."""

    def __init__(self, family: str, **options: str) -> None:
        super().__init__(**options)
        if family not in RULES:
            raise UsageError(f"rule_overlooked: no family is called {family!r}; known: {', '.join(RULES)}")
        self.rule = re.compile(RULES[family])

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return self.rule.fullmatch(error.rule) is not None


open_device = Faulty
