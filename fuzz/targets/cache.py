"""Fuzz target of compilation caches: files and tokens that are damaged, exchanged or of the wrong number.

What a driver saved it restores, and computes right with; from a model cache that is otherwise than it wrote it, or with
another token, it prepares nothing. A changed data cache may be refused or not, but crashes nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import msgspec

from nnconform.fuzz.call_inputs import all_cases
from nnconform.fuzz.damage import damage
from nnconform.fuzz.prepared import PreparedCases
from nnconform.fuzz.target import Target
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.cache_files import CacheFiles, new_file, read, write
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PreparedModel
from nnconform.harness.execution.expect import fail
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

_MOST_EDITS, _CHOICES = 3, 12
_REFUSED = (ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)


class FileDamage(msgspec.Struct, frozen=True, array_like=True):
    """Edits of one file, of the model caches and then the data caches, as the choices of ``damage``."""

    file: int
    choices: tuple[int, ...]


class CacheInput(msgspec.Struct, frozen=True):
    """A cache of the model of a case, and what is done to it before it is restored.

    ``other``: the files are those of this case's cache instead, "" if not; ``token``: the byte of the token that is
    another, -1 for none; ``more_files``: how many files too many, or too few.
    """

    case: str
    other: str
    token: int
    more_files: int
    edits: tuple[FileDamage, ...]


class CacheTarget(Target):
    """Saves and restores caches."""

    name = "cache"
    says = __doc__.partition("\n")[0]
    kind = CacheInput

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._prepared = PreparedCases(session)
        self._seen: tuple[str, ...] = ()

    def make(self, choices: Choices) -> CacheInput:
        case = choices.pick(all_cases()).name
        other = choices.pick(all_cases()).name if choices.integer(0, 7) == 7 else ""
        token = choices.integer(0, BYTE_SIZE_OF_CACHE_TOKEN - 1) if choices.integer(0, 7) == 7 else -1
        more = choices.pick((1, -1)) if choices.integer(0, 15) == 15 else 0
        edits = []
        for _ in range(choices.integer(0, _MOST_EDITS)):
            begin = len(choices.sequence)
            words = tuple(choices.integer(0, 2**32 - 1) for _ in range(choices.integer(1, _CHOICES)))
            edits.append(FileDamage(choices.integer(0, 3), words))
            choices.mark_span(begin)
        return CacheInput(case, "" if other == case else other, token, more, tuple(edits))

    def run(self, fuzz_input: CacheInput) -> None:
        self._seen = ()
        self.at(Stage.PREPARE)
        self._prepared.get(fuzz_input.case)
        with Subject(self.session, "fuzz") as subject:
            self._restore(subject, fuzz_input)
        self.at(Stage.CLOSE)

    def _restore(self, subject: Subject, fuzz_input: CacheInput) -> None:
        case = self._prepared.case(fuzz_input.case)
        files, token = CacheFiles.create(subject), bytes(BYTE_SIZE_OF_CACHE_TOKEN)
        files.save(case, token)
        if fuzz_input.other:
            self._prepared.get(fuzz_input.other)
            files = CacheFiles.create(subject)
            token = bytes(reversed(range(BYTE_SIZE_OF_CACHE_TOKEN)))
            files.save(self._prepared.case(fuzz_input.other), token)
        saved = [read(file) for file in (*files.model, *files.data)]
        _damage(files, fuzz_input.edits)
        now = [read(file) for file in (*files.model, *files.data)]
        count = len(files.model)
        changed, changed_data = now[:count] != saved[:count], now[count:] != saved[count:]
        if fuzz_input.token >= 0 and not fuzz_input.other:
            token = bytes(1 if place == fuzz_input.token else 0 for place in range(len(token)))
        wrong = [] if fuzz_input.token < 0 and not fuzz_input.other else ["token"]
        if fuzz_input.other:
            token = bytes(BYTE_SIZE_OF_CACHE_TOKEN)
        if fuzz_input.more_files:
            wrong.append("number of files")
            more = (*files.model, new_file(subject)) if fuzz_input.more_files > 0 else files.model[1:]
            files = CacheFiles(subject, more, files.data)
        wrong += ["model cache"] * changed
        preparation = files.load(token)
        self._seen = (*wrong, "data cache" * changed_data, name_of(ErrorStatus, preparation.status))
        self._judge(subject, fuzz_input, " and ".join(wrong), changed_data, preparation.prepared)

    def _judge(
        self, subject: Subject, fuzz_input: CacheInput, wrong: str, changed_data: bool, prepared: PreparedModel | None
    ) -> None:
        case, status = self._prepared.case(fuzz_input.case), self._seen[-1]
        if wrong:
            if prepared is not None:
                fail(f"a cache with a wrong {wrong} was restored", Verdict.ACCEPTED_INVALID)
            if status not in (name_of(ErrorStatus, each) for each in _REFUSED):
                fail(f"a cache with a wrong {wrong}: got {status}, wanted GENERAL_FAILURE")
        elif prepared is not None:
            self.at(Stage.EXECUTE)
            if changed_data:
                subject.execute(prepared, subject.lay_out(case))
            else:
                subject.expect_right(prepared, case)
        elif not changed_data:
            fail(f"a cache as it was saved: got {status}, wanted NONE", Verdict.REJECTED_VALID)

    def features(self, fuzz_input: CacheInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield what is wrong with the cache and the status, and both with the case."""
        yield self._seen
        yield fuzz_input.case, self._seen

    def describe(self, fuzz_input: CacheInput) -> str:
        return repr(fuzz_input)


def _damage(files: CacheFiles, edits: Iterable[FileDamage]) -> None:
    every = (*files.model, *files.data)
    for edit in edits:
        file = every[edit.file % len(every)]
        data = b"".join(word.to_bytes(4, "little") for word in edit.choices)
        write(file, damage(read(file), Choices.from_bytes(data), 1))


TARGET = CacheTarget
