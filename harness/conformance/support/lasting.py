"""What a client keeps and uses again and again: prepared models, bursts, buffers, reusable executions, a device."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.answers import answers_of, expect_answers
from nnconform.harness.conformance.support.buffers import expect_content, fill, place, try_allocate
from nnconform.harness.conformance.support.bursts import expect_right, open_of
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.interface import BufferRole, ExecutionConfig
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.judge import judge_case, judge_outputs
from nnconform.harness.execution.paths import create_reusable
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.results.verdict import VerdictReached
from nnconform.harness.spec.case import Case

Use = Callable[[], None]


class Lasting:
    """A prepared model of ``case`` and what else a client keeps of it; ``use`` uses all of it once.

    ``other`` is a case whose model is prepared and closed with each use: two prepared models are alive at most.
    """

    def __init__(self, subject: Subject, case: Case, other: Case) -> None:
        self.subject, self.case, self.other = subject, case, other
        self.prepared = subject.prepare(case.model)
        self._turn = 0
        self._asked = [other.model, case.model]
        self._answers = answers_of(subject, self._asked)
        uses: Mapping[str, Use | None] = {
            "the prepared model": self._execute,
            "a burst": self._burst(),
            "a reusable execution": self._reusable(),
            "a buffer": self._buffer(),
            "a buffer that an execution has filled": self._filled(),
            "the answers of the device": self._ask,
            "the next preparation": self._prepare,
        }
        self._uses = {name: use for name, use in uses.items() if use is not None}

    def use(self, when: str) -> None:
        """Use everything once. Raises VerdictReached, whose message says what does not work, and ``when``."""
        self._turn += 1
        for name, use in self._uses.items():
            try:
                use()
            except VerdictReached as reached:
                reached.args = (f"{name} {when}: {reached}",)
                raise

    def _case(self) -> Case:
        """Return the case with other values in each turn."""
        return scaled(self.case, self._turn % 4)

    def _has(self, feature: str, since: HalVersion) -> bool:
        return self.subject.hal >= since and feature not in self.subject.session.info().emulated

    def _execute(self) -> None:
        for path in self.subject.paths():
            self.subject.expect_right(self.prepared, self._case(), path.name)

    def _burst(self) -> Use | None:
        if not self._has("burst", HalVersion.V1_2):
            return None
        burst, arena = open_of(self.subject, self.prepared), Arena(self.subject.session.seed)
        return lambda: expect_right(self.subject, burst, self._case(), (0, 1), arena)

    def _reusable(self) -> Use | None:
        if not self._has("reusable", HalVersion.AIDL4):
            return None
        arena = Arena(self.subject.session.seed)
        request = self.subject.lay_out(self.case, arena)
        status, execution = create_reusable(self.prepared, request, ExecutionConfig())
        expect_status(status, ErrorStatus.NONE, call="create_reusable_execution of a valid request")
        assert execution is not None
        self.subject.closing.callback(execution.close)

        def use() -> None:
            result = execution.execute_synchronously()
            judge_case(self.case, arena, result, "a reusable execution")

        return use

    def _buffer(self) -> Use | None:
        if not self._has("allocate", HalVersion.V1_3):
            return None
        _, buffer = try_allocate(self.subject, [self.prepared], [BufferRole(0, 0)])
        if buffer is None:
            return None
        fill(self.subject, buffer, self.case.inputs[0])

        def use() -> None:
            request = place(self.subject.lay_out(self.case), {0: buffer})
            result = self.subject.execute(self.prepared, request)
            expect_status(result.status, ErrorStatus.NONE, call="an execution with an input in a buffer")
            judge_outputs(self.case, self.subject.arena, result)

        return use

    def _filled(self) -> Use | None:
        if not self._has("allocate", HalVersion.V1_3):
            return None
        _, buffer = try_allocate(self.subject, [self.prepared], [], [BufferRole(0, 0)])
        if buffer is None:
            return None
        result = self.subject.execute(self.prepared, place(self.subject.lay_out(self.case), {}, {0: buffer}))
        expect_status(result.status, ErrorStatus.NONE, call="an execution with an output in a buffer")
        return lambda: expect_content(self.subject, self.case, {0: buffer})

    def _ask(self) -> None:
        expect_answers(self.subject, self._asked, self._answers, f"in turn {self._turn}")

    def _prepare(self) -> None:
        prepared = self.subject.prepare(self.other.model)
        self.subject.expect_right(prepared, self.other)
        self.subject.give_back(prepared)
