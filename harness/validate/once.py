"""Validation of models that this process asks about again and again: the last verdicts are kept.

For the harness's own questions. A driver validates what it gets, whoever has done so before.
"""

from __future__ import annotations

from collections import deque

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph, validate_model

# Models whose verdicts are kept: a case is asked about by its generator, its oracle and its run, one after the other.
_KEPT = 4
_last: deque[tuple[Model, tuple[CheckedGraph, ...] | ValidationError]] = deque(maxlen=_KEPT)


def validated(model: Model) -> tuple[CheckedGraph, ...]:
    """Return as ``validate_model`` the results of validating a model, kept from the last time it was asked about.

    A model is the same only if it is the same object, which never changes; the bytes of its pools may, and such a model
    is validated each time. Raises ValidationError.
    """
    if model.pools:
        return validate_model(model)
    result = next((result for known, result in tuple(_last) if known is model), None)
    if result is None:
        result = _validate(model)
        _last.append((model, result))
    if isinstance(result, ValidationError):
        raise result.copy()
    return result


def keep_verdict(model: Model, other: Model) -> None:
    """Keep for a model the verdict on another one, if it is known, from which it differs in the valid choice of which
    results are outputs alone.
    """
    result = next((result for known, result in tuple(_last) if known is other), None)
    if result is not None:
        _last.append((model, result))


def _validate(model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
    try:
        return validate_model(model)
    except ValidationError as error:
        return error.copy()
