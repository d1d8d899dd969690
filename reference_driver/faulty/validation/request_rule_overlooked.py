"""The rules that a family of broken requests breaks are not looked at: ``?family=NAME``. Such a request is executed, as
far as the client can tell.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.request import validate_request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# How the validator calls the rules that each family breaks.
RULES = {
    "argument_dimensions": r"dimensions.*",
    "argument_without_value": r"value",
    "length": r"location|length",
    "location_without_value": r"argument without value",
    "missing_argument": r"number of arguments",
    "offset": r"location",
    "output_over_another": r"location",
    "pool_index": r"pool index",
    "read_only_output": r"protection of the pool",
    "small_pool": r"location",
    "surplus_argument": r"number of arguments",
    "write_only_input": r"protection of the pool",
}
# What other checks see of that, which try dimensions of their own.
_SEEN_BY = {
    "argument_dimensions": (
        "outputs.may_have_their_extents_in_the_request",
        "buffer_states.refuses_dimensions_in_a_request",
    )
}
CAUGHT_BY = {f"?family={name}": ("requests.broken_ones_are_refused", *_SEEN_BY.get(name, ())) for name in RULES}


class Faulty(ReferenceDevice):
    """Overlooks the rules of one family."""

    def __init__(self, family: str, **options: str) -> None:
        super().__init__(**options)
        if family not in RULES:
            known = ", ".join(RULES)
            raise UsageError(f"request_rule_overlooked: no family is called {family!r}; known: {known}")
        rule = re.compile(RULES[family])

        class Prepared(ReferencePreparedModel):
            """Takes such a request, and does not execute it."""

            def takes(self, request: Request) -> bool:
                try:
                    validate_request(self.model, request)
                except ValidationError as error:
                    return rule.fullmatch(error.rule) is not None
                return False

            def check(self, request: Request, measure: int) -> ErrorStatus:
                return ErrorStatus.NONE if self.takes(request) else super().check(request, measure)

            def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
                return ErrorStatus.NONE if self.takes(request) else super().check_fenced(request, wait_for, measure)

            def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
                if self.takes(request):
                    return ExecutionResult(ErrorStatus.NONE)
                return super().run(request, measure, limits)

        self.prepared_model = Prepared


open_device = Faulty
