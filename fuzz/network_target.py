"""The base class of targets that read networks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable
from pathlib import Path

from nnconform.fuzz.damage import damage
from nnconform.fuzz.own_target import FileInput, ReaderTarget
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.results.verdict import Outcome, Verdict, VerdictReached
from nnconform.harness.validate.model import validate_model
from nnconform.mlts.convert.tflite import ConvertedModel


class NetworkTarget(ReaderTarget):
    """Reads networks. What is read must be a valid model of the HAL."""

    instruments = ("nnconform.mlts.convert",)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._operations: tuple[str, ...] = ()

    @abstractmethod
    def draw(self, choices: Choices) -> bytes:
        """Return the content of a file, before edits of its bytes."""

    def make(self, choices: Choices) -> FileInput:
        # Drawn before the file: stored choices go on to mean the same.
        edits = choices.integer(0, 1)
        return FileInput.of(damage(self.draw(choices), choices, 4 * edits))

    @abstractmethod
    def network(self, path: Path) -> ConvertedModel:
        """Read the network."""

    def read(self, path: Path) -> None:
        self._operations = ()
        converted = self.network(path)
        self._operations = tuple(name_of(OperationType, step.type) for step in converted.model.main.operations)
        try:
            validate_model(converted.model)
        except ValidationError as problem:
            raise VerdictReached(Verdict.WRONG, f"a network was read as an invalid model: {problem}") from problem
        sizes = [operand.dimensions for operand in (*converted.inputs(), *converted.outputs())]
        if any(min(each, default=0) < 0 for each in sizes):
            raise VerdictReached(Verdict.WRONG, f"a network was read with extents below 0: {sizes}")
        converted.states()

    def features(self, fuzz_input: FileInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the operations that were converted, or the refusal without its numbers."""
        yield from self._operations
        yield self.refusal_kind()
