"""What a device answers about itself and about a model: the same at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.expect import expect
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.graph import Model

# What the capabilities are asked for as.
_FIGURES = "its capabilities"


def answers_of(subject: Subject, models: Sequence[Model], *, measured: bool = True) -> Mapping[str, object]:
    """Return the answers of the device by what was asked: its figures, its extensions, the cache files that it needs,
    and which operations of each model it supports. Without ``measured`` the figures are left out: a driver may measure
    them when it starts.
    """
    device = subject.device
    answers: dict[str, object] = {
        f"the operations of model {number} of {len(models)}": device.supported_operations(model)
        for number, model in enumerate(models, 1)
    }
    if measured:
        answers[_FIGURES] = device.capabilities()
    if subject.hal >= HalVersion.V1_2:
        answers["its extensions"] = device.supported_extensions()
        answers["the cache files that it needs"] = device.number_of_cache_files_needed()
    return answers


def expect_answers(subject: Subject, models: Sequence[Model], wanted: Mapping[str, object], when: str) -> None:
    """Expect the answers that the device has given before. Raises VerdictReached."""
    for what, got in answers_of(subject, models, measured=_FIGURES in wanted).items():
        expect(got == wanted[what], f"asked for {what} {when}: got {got}, wanted {wanted[what]}, as before")
