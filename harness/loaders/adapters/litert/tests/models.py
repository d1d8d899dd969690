"""Runs cases and models on ``litert:``."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.device import LitertDevice
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.loaders.adapters.tests import models
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.spec.case import Case


def outcome_of(case: Case, address: str = "litert:") -> Outcome:
    return models.outcome_of(case, address)


def reasons_of(model: Model) -> list[str]:
    return LitertDevice(LiteRtOptions()).reasons(model)
