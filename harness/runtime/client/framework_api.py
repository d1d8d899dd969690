"""The NNAPI on our framework."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import Burst
from nnconform.harness.model.graph import Operand
from nnconform.harness.runtime.client.api import ClientApi, Handle
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.objects import ClientCompilation, ClientEvent, ClientExecution, ClientModel
from nnconform.harness.runtime.framework import Framework


class FrameworkApi(ClientApi):
    """The functions of the NNAPI on ``framework``. A function of a null pointer returns UNEXPECTED_NULL."""

    # The classes of objects; a faulty client sets its own.
    model: type[ClientModel] = ClientModel
    compilation: type[ClientCompilation] = ClientCompilation
    execution: type[ClientExecution] = ClientExecution

    def __init__(self, framework: Framework) -> None:
        self.framework = framework

    def model_create(self) -> tuple[int, Handle]:
        return R.NO_ERROR, self.model()

    def model_free(self, model: Handle) -> None:
        """Do nothing: the garbage collector frees it."""

    def model_add_operand(self, model: Handle, operand: Operand | None) -> int:
        if model is None or operand is None:
            return R.UNEXPECTED_NULL
        return int(model.add_operand(operand))

    def model_set_operand_value(self, model: Handle, index: int, value: bytes | None, length: int) -> int:
        return R.UNEXPECTED_NULL if model is None else int(model.set_operand_value(index, value, length))

    def model_add_operation(
        self, model: Handle, code: int, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        if model is None or inputs is None or outputs is None:
            return R.UNEXPECTED_NULL
        return int(model.add_operation(code, inputs, outputs))

    def model_identify_inputs_and_outputs(
        self, model: Handle, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> int:
        if model is None or inputs is None or outputs is None:
            return R.UNEXPECTED_NULL
        return int(model.identify(inputs, outputs))

    def model_relax(self, model: Handle, allow: bool) -> int:
        return R.UNEXPECTED_NULL if model is None else int(model.relax(allow))

    def model_finish(self, model: Handle) -> int:
        return R.UNEXPECTED_NULL if model is None else int(model.finish())

    def compilation_create(self, model: Handle) -> tuple[int, Handle]:
        if model is None:
            return R.UNEXPECTED_NULL, None
        if model.finished is None:
            return (R.BAD_DATA if model.is_invalid else R.BAD_STATE), None
        return R.NO_ERROR, self.compilation(self.framework, model.finished)

    def compilation_free(self, compilation: Handle) -> None:
        if compilation is not None and compilation.prepared is not None:
            compilation.prepared.close()

    def compilation_set_preference(self, compilation: Handle, preference: int) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.set_preference(preference))

    def compilation_set_priority(self, compilation: Handle, priority: int) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.set_priority(priority))

    def compilation_set_caching(self, compilation: Handle, folder: str | None, token: bytes | None) -> int:
        if compilation is None or folder is None or token is None:
            return R.UNEXPECTED_NULL
        return int(compilation.set_caching(folder, token))

    def compilation_finish(self, compilation: Handle) -> int:
        return R.UNEXPECTED_NULL if compilation is None else int(compilation.finish())

    def execution_create(self, compilation: Handle) -> tuple[int, Handle]:
        if compilation is None:
            return R.UNEXPECTED_NULL, None
        if compilation.prepared is None:
            return R.BAD_STATE, None
        return R.NO_ERROR, self.execution(compilation.prepared)

    def execution_free(self, execution: Handle) -> None:
        """Do nothing: the garbage collector frees it."""

    def execution_set_input(self, execution: Handle, index: int, value: bytes | None, length: int) -> int:
        return R.UNEXPECTED_NULL if execution is None else int(execution.set_input(index, value, length))

    def execution_set_output(self, execution: Handle, index: int, room: bytearray | None, length: int) -> int:
        return R.UNEXPECTED_NULL if execution is None else int(execution.set_output(index, room, length))

    def execution_set_measure_timing(self, execution: Handle, measure: bool) -> int:
        return R.UNEXPECTED_NULL if execution is None else int(execution.set_measure_timing(measure))

    def execution_set_loop_timeout(self, execution: Handle, nanoseconds: int) -> int:
        return R.UNEXPECTED_NULL if execution is None else int(execution.set_loop_timeout(nanoseconds))

    def execution_compute(self, execution: Handle) -> int:
        if execution is None:
            return R.UNEXPECTED_NULL
        return int(execution.begin() or execution.compute())

    def execution_start_compute(self, execution: Handle) -> tuple[int, Handle]:
        if execution is None:
            return R.UNEXPECTED_NULL, None
        code = execution.begin()
        if code != R.NO_ERROR:
            return int(code), None
        return R.NO_ERROR, ClientEvent(execution.compute, execution.prepared.start)

    def execution_burst_compute(self, execution: Handle, burst: Handle) -> int:
        if execution is None or burst is None:
            return R.UNEXPECTED_NULL
        prepared, opened = burst
        if execution.prepared is not prepared:
            return R.BAD_DATA
        return int(execution.begin() or execution.compute(opened))

    def execution_get_output_operand_rank(self, execution: Handle, index: int) -> tuple[int, int]:
        if execution is None:
            return R.UNEXPECTED_NULL, 0
        code, rank = execution.rank(index)
        return int(code), rank

    def execution_get_output_operand_dimensions(
        self, execution: Handle, index: int, rank: int
    ) -> tuple[int, list[int]]:
        if execution is None:
            return R.UNEXPECTED_NULL, []
        code, dimensions = execution.dimensions(index)
        return int(code), dimensions

    def execution_get_duration(self, execution: Handle, what: int) -> tuple[int, int]:
        if execution is None:
            return R.UNEXPECTED_NULL, 0
        code, duration = execution.duration(what)
        return int(code), duration

    def event_wait(self, event: Handle) -> int:
        return R.UNEXPECTED_NULL if event is None else int(event.wait())

    def event_free(self, event: Handle) -> None:
        if event is not None:
            event.wait()

    def burst_create(self, compilation: Handle) -> tuple[int, Handle]:
        if compilation is None:
            return R.UNEXPECTED_NULL, None
        if compilation.prepared is None:
            return R.BAD_STATE, None
        opened: Burst | None = compilation.prepared.configure_execution_burst()[1]
        return R.NO_ERROR, (compilation.prepared, opened)

    def burst_free(self, burst: Handle) -> None:
        if burst is not None:
            burst[1].close()
