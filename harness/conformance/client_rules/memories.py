"""Memory: of a file, and allocated for roles: what may be used where, and what is computed in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.execution.expect import expect
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.client.api import Handle, ResultCode

_DATA, _STATE, _NULL = ResultCode.BAD_DATA, ResultCode.BAD_STATE, ResultCode.UNEXPECTED_NULL
_SOURCE = "runtime TestValidation"
_NONE = 999
# The bytes of each argument of the case, and where each begins in one memory.
_SIZE = 24
_SECOND, _OUTPUT, _ALL = 64, 128, 192


def _inputs(client: Client) -> list[Array]:
    arrays = [array for array in client.case.inputs if array is not None]
    assert [array.nbytes for array in arrays] == [_SIZE, _SIZE]
    return arrays


@client_rule("runtime TestMemory")
def computes_in_memory(client: Client) -> None:
    """Constants, inputs and outputs may lie anywhere in memories of files."""
    api, case = client.api, client.case.model.main
    memory, own = client.memory(_ALL)
    first, second = _inputs(client)
    own.view()[:_SIZE], own.view()[_SECOND : _SECOND + _SIZE] = first.tobytes(), second.tobytes()
    model = client.unidentified()
    constant, variable = case.input_indexes
    code = api.model_set_operand_value_from_memory(model, constant, memory, 0, _SIZE)
    client.expect(code, NO_ERROR, call="setOperandValueFromMemory")
    code = api.model_identify_inputs_and_outputs(model, (variable,), case.output_indexes)
    client.expect(code, NO_ERROR, call="identifyInputsAndOutputs")
    client.expect(api.model_finish(model), NO_ERROR, call="Model_finish")
    execution = client.bare_execution(client.compilation(model))
    code = api.execution_set_input_from_memory(execution, 0, memory, _SECOND, _SIZE)
    client.expect(code, NO_ERROR, call="setInputFromMemory")
    code = api.execution_set_output_from_memory(execution, 0, memory, _OUTPUT, _SIZE)
    client.expect(code, NO_ERROR, call="setOutputFromMemory")
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect_right([bytearray(own.view()[_OUTPUT : _OUTPUT + _SIZE])], "compute in memory")


@client_rule(f"{_SOURCE}: SetOperandValueFromMemory, SetInputFromMemory, SetOutputFromMemory")
def parts_are_inside_their_memory(client: Client) -> None:
    """A part of a memory that begins or ends behind it, is not as long as its argument, or is of an argument that does
    not exist, is BAD_DATA; no memory is UNEXPECTED_NULL, and an argument that was given is BAD_STATE.
    """
    api, (memory, _) = client.api, client.memory(_SIZE + 8)
    model, execution = client.unidentified(), client.bare_execution()
    setters: dict[str, Callable[[int, Handle, int, int], int]] = {
        "setOperandValueFromMemory": partial(api.model_set_operand_value_from_memory, model),
        "setInputFromMemory": partial(api.execution_set_input_from_memory, execution),
        "setOutputFromMemory": partial(api.execution_set_output_from_memory, execution),
    }
    for call, set_part in setters.items():
        for what, part in {
            f"of argument {_NONE}": (_NONE, memory, 0, _SIZE),
            "of argument -1": (-1, memory, 0, _SIZE),
            "that begins behind the memory": (0, memory, _SIZE + 9, _SIZE),
            "that ends behind the memory": (0, memory, 9, _SIZE),
            "that is longer than the argument": (0, memory, 0, _SIZE + 8),
        }.items():
            client.expect(set_part(*part), _DATA, call=f"{call} {what}")
        client.expect(set_part(0, None, 0, _SIZE), _NULL, call=f"{call} of no memory")
        client.expect(set_part(0, memory, 8, _SIZE), NO_ERROR, call=call)
        if call != "setOperandValueFromMemory":
            client.expect(set_part(0, memory, 8, _SIZE), _STATE, call=f"{call} again")


@client_rule("runtime Memory, MemoryFd")
def files_have_bytes(client: Client) -> None:
    """There is no memory of no bytes, and none of no file."""
    _, own = client.memory(_SIZE)
    wanted = (_DATA, _NULL, ResultCode.UNMAPPABLE)
    client.expect(client.api.memory_create_from_fd(0, 3, own.fd, 0)[0], *wanted, call="Memory_createFromFd of 0 bytes")
    client.expect(client.api.memory_create_from_fd(_SIZE, 3, -1, 0)[0], *wanted, call="Memory_createFromFd of file -1")


@client_rule(f"{_SOURCE}: ValidationTestMemoryDesc, AddInputRole, AddOutputRole")
def roles_are_valid(client: Client) -> None:
    """A role is of a finished compilation, of an argument that it has, of a frequency above 0 and at most 1, and comes
    once: others are BAD_DATA. A null pointer is UNEXPECTED_NULL, and a role of a finished description BAD_STATE.
    """
    api = client.api
    for output in (False, True):
        call = f"MemoryDesc_add{'Output' if output else 'Input'}Role"
        desc = client.take(api.desc_create(), "MemoryDesc_create")
        unfinished, compilation = client.unfinished_compilation(), client.compilation()
        client.expect(api.desc_add_role(None, compilation, output, 0, 1.0), _NULL, call=f"{call} of no description")
        client.expect(api.desc_add_role(desc, None, output, 0, 1.0), _NULL, call=f"{call} of no compilation")
        code = api.desc_add_role(desc, unfinished, output, 0, 1.0)
        client.expect(code, _DATA, call=f"{call} of a compilation that is not finished")
        client.expect(api.desc_add_role(desc, compilation, output, _NONE, 1.0), _DATA, call=f"{call} {_NONE}")
        for frequency in (10.0, 0.0, -1.0):
            code = api.desc_add_role(desc, compilation, output, 0, frequency)
            client.expect(code, _DATA, call=f"{call} of frequency {frequency}")
        client.expect(api.desc_add_role(desc, compilation, output, 0, 1.0), NO_ERROR, call=call)
        client.expect(api.desc_add_role(desc, compilation, output, 0, 1.0), _DATA, call=f"{call} again")
        client.expect(api.desc_finish(desc), NO_ERROR, call="MemoryDesc_finish")
        client.expect(api.desc_add_role(desc, compilation, output, 0, 1.0), _STATE, call=f"{call} after the end")
        api.desc_free(desc)


@client_rule(f"{_SOURCE}: ValidationTestMemoryDesc, OperandMetadata")
def roles_are_of_one_kind_of_operand(client: Client) -> None:
    """The arguments of all roles have the same type and scale, and dimensions that agree: others are BAD_DATA."""
    api, compilation = client.api, client.compilation()
    others: dict[str, dict[str, Any]] = {
        "another rank": {"dimensions": (6,)},
        "other dimensions": {"dimensions": (3, 2)},
        "another type": {"type": T.TENSOR_QUANT8_ASYMM, "scale": 1.0},
    }
    for what, other in others.items():
        model = client.case.model
        operands = tuple(
            replace(each, **other) if each.type == T.TENSOR_FLOAT32 else each for each in model.main.operands
        )
        code, second = client.compile(client.model(replace(model, main=replace(model.main, operands=operands))))
        if code != NO_ERROR or api.compilation_finish(second) != NO_ERROR:
            # A device need not have it.
            continue
        for output in (False, True):
            desc = client.take(api.desc_create(), "MemoryDesc_create")
            client.expect(api.desc_add_role(desc, compilation, output, 0, 1.0), NO_ERROR, call="MemoryDesc_add...Role")
            for next_output in (False, True):
                code = api.desc_add_role(desc, second, next_output, 0, 1.0)
                client.expect(code, _DATA, call=f"MemoryDesc_add...Role of {what}")
            api.desc_free(desc)


@client_rule(f"{_SOURCE}: ValidationTestMemoryDesc, SetDimensions, Finish, CreateMemory")
def descriptions_are_consistent(client: Client) -> None:
    """Dimensions that contradict those that are known, and the end without a role, are BAD_DATA; dimensions and the end
    after the end, and a memory before it, BAD_STATE; null pointers UNEXPECTED_NULL.
    """
    api, dims = client.api, client.case.model.main.operands[0].dimensions
    desc = client.take(api.desc_create(), "MemoryDesc_create")
    client.expect(api.desc_set_dimensions(None, 2, dims), _NULL, call="setDimensions of no description")
    client.expect(api.desc_set_dimensions(desc, 2, None), _NULL, call="setDimensions without dimensions")
    client.expect(api.desc_finish(None), _NULL, call="MemoryDesc_finish of nothing")
    client.expect(api.memory_create_from_desc(None)[0], _NULL, call="Memory_createFromDesc of nothing")
    client.expect(api.desc_finish(desc), _DATA, call="MemoryDesc_finish without a role")
    client.expect(api.desc_set_dimensions(desc, 2, dims), NO_ERROR, call="setDimensions")
    client.expect(api.desc_set_dimensions(desc, 2, (dims[0], 99)), _DATA, call="setDimensions of other dimensions")
    client.expect(api.desc_set_dimensions(desc, 1, (6,)), _DATA, call="setDimensions of another rank")
    code = api.desc_add_role(desc, client.compilation(), False, 0, 1.0)
    client.expect(code, NO_ERROR, call="MemoryDesc_addInputRole")
    code, _ = api.memory_create_from_desc(desc)
    client.expect(code, _STATE, call="Memory_createFromDesc of a description that is not finished")
    client.expect(api.desc_finish(desc), NO_ERROR, call="MemoryDesc_finish")
    client.expect(api.desc_finish(desc), _STATE, call="MemoryDesc_finish again")
    client.expect(api.desc_set_dimensions(desc, 2, dims), _STATE, call="setDimensions after the end")
    api.desc_free(desc)


@client_rule("runtime TestMemoryDomain; TestValidation: ValidationTestExecutionDeviceMemory")
def computes_in_memory_for_roles(client: Client) -> None:
    """What an execution writes to a memory for roles another reads there; without content it fails, OP_FAILED. Such a
    memory is used as a whole, and in its roles: else BAD_DATA.
    """
    api, compilation = client.api, client.compilation()
    memory = client.described(compilation, inputs=[0], outputs=[0])
    arrays = _inputs(client)

    def started(reads: bool) -> tuple[Handle, bytearray]:
        execution, room = client.bare_execution(compilation), bytearray(_SIZE)
        inputs = {1: arrays[1]} if reads else {0: arrays[0], 1: arrays[1]}
        for index, array in inputs.items():
            code = api.execution_set_input(execution, index, array.tobytes(), _SIZE)
            client.expect(code, NO_ERROR, call=f"setInput {index}")
        if reads:
            code = api.execution_set_input_from_memory(execution, 0, memory, 0, 0)
            client.expect(code, NO_ERROR, call="setInputFromMemory of a role")
            code = api.execution_set_output(execution, 0, room, _SIZE)
        else:
            code = api.execution_set_output_from_memory(execution, 0, memory, 0, 0)
        client.expect(code, NO_ERROR, call="the output")
        return execution, room

    code = api.execution_compute(started(True)[0])
    client.expect(code, ResultCode.OP_FAILED, call="compute of a memory without content")
    client.expect(api.execution_compute(started(False)[0]), NO_ERROR, call="compute into the memory")
    execution, room = started(True)
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute out of the memory")
    wanted = np.add(np.add(*arrays), arrays[1])
    expect(bytes(room) == wanted.tobytes(), "compute in memory for roles: output 0 is wrong", Verdict.WRONG)
    execution = client.bare_execution(compilation)
    for what, index, offset, length in (
        ("that is not its role", 1, 0, 0), ("from byte 1 on", 0, 1, 0), ("of its first bytes", 0, 0, _SIZE - 4),
    ):  # fmt: skip
        code = api.execution_set_input_from_memory(execution, index, memory, offset, length)
        client.expect(code, _DATA, call=f"setInputFromMemory {what}")
    api.memory_free(memory)


@client_rule(f"{_SOURCE}: ValidationTestMemoryDesc, MemoryCopying")
def copies_have_one_size(client: Client) -> None:
    """Memories are copied if they have one size, also from and to a memory for roles, which has no content after a copy
    that failed: BAD_DATA. A null pointer is UNEXPECTED_NULL.
    """
    api = client.api
    (good, own), (smaller, _), (target, seen) = client.memory(_SIZE), client.memory(_SIZE - 4), client.memory(_SIZE)
    own.view()[:] = bytes(range(_SIZE))
    client.expect(api.memory_copy(None, good), _NULL, call="Memory_copy of nothing")
    client.expect(api.memory_copy(good, None), _NULL, call="Memory_copy to nothing")
    client.expect(api.memory_copy(good, smaller), _DATA, call="Memory_copy to a smaller one")
    client.expect(api.memory_copy(smaller, good), _DATA, call="Memory_copy to a larger one")
    held = client.described(client.compilation(), inputs=[0])
    client.expect(api.memory_copy(held, target), _DATA, call="Memory_copy of a memory without content")
    for number in range(2):
        client.expect(api.memory_copy(good, held), NO_ERROR, call="Memory_copy to a memory for roles")
        if number == 0:
            client.expect(api.memory_copy(held, smaller), _DATA, call="Memory_copy out of it to a smaller one")
            client.expect(api.memory_copy(smaller, held), _DATA, call="Memory_copy of a smaller one to it")
            client.expect(api.memory_copy(held, target), _DATA, call="Memory_copy out of it after a copy failed")
    client.expect(api.memory_copy(held, target), NO_ERROR, call="Memory_copy out of a memory for roles")
    expect(bytes(seen.view()) == bytes(range(_SIZE)), "Memory_copy: the content is another", Verdict.WRONG)
    api.memory_free(held)
