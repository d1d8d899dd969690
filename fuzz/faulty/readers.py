"""Faults of the readers of files, and of the service."""

from __future__ import annotations

import ctypes
import json
import sys
import time
from functools import partial
from math import prod
from typing import Any

import msgspec

from nnconform.harness.driver.fault import fault
from nnconform.harness.loaders.service import messages
from nnconform.harness.loaders.service.host import callbacks
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.results import rows
from nnconform.harness.spec import jsonl
from nnconform.mlts.convert import flatbuffer
from nnconform.mlts.convert.onnx import file as onnx_file
from nnconform.mlts.convert.onnx.step import OnnxConversion

own_fault = partial(fault, command="fuzz")
# Elements of a tensor for which a careless reader takes memory at once.
_MANY = 1 << 31


@own_fault(caught_by={"spec_text": "error"})
def divides_by_a_scale() -> None:
    """The scales of channels are divided by the first of them."""
    extras = jsonl._extras

    def divided(entry: Any) -> Any:
        assert not entry.channel_scales or [each / entry.channel_scales[0] for each in entry.channel_scales]
        return extras(entry)

    jsonl._extras = divided


@own_fault(caught_by={"spec_text": "wrong"})
def turns_a_zero_point() -> None:
    """A zero point above 1000 loses its lowest bit to its neighbour."""
    operand_of = jsonl._operand

    def turned(entry: Any, *arguments: Any) -> tuple[Operand, Array | None]:
        if entry.zero_point > 1000:
            entry = msgspec.structs.replace(entry, zero_point=entry.zero_point ^ 1)
        return operand_of(entry, *arguments)

    jsonl._operand = turned  # type: ignore[assignment]


@own_fault(caught_by={"spec_text": "crashed"})
def crashes_without_operations() -> None:
    """A graph without any operation ends the process that reads it."""
    subgraph = jsonl._subgraph

    def crashing(entry: Any, *arguments: Any) -> Any:
        if not entry.operations:
            ctypes.string_at(0)
        return subgraph(entry, *arguments)

    jsonl._subgraph = crashing  # type: ignore[assignment]


@own_fault(caught_by={"spec_text": "hung"}, limit=3.0)
def waits_for_a_shape() -> None:
    """A value whose shape has no axis is read for ever."""
    value = jsonl._value

    def waiting(entry: Any) -> Array:
        while entry.shape == ():
            time.sleep(0.01)  # a loop that computes would take the processor from others
        return value(entry)

    jsonl._value = waiting


@own_fault(caught_by={"spec_text": "error"})
def takes_what_an_extent_says() -> None:
    """The reader of cases takes a byte for each element of a value, before it counts them."""
    value = jsonl._value

    def taken(entry: Any) -> Array:
        if prod(entry.dimensions) > _MANY:
            bytearray(min(prod(entry.dimensions), sys.maxsize))
        return value(entry)

    jsonl._value = taken


@own_fault(caught_by={"tflite": "error"})
def lets_offsets_out() -> None:
    """An offset beyond the end of a `.tflite` file is no damage to its reader."""
    flatbuffer._DAMAGE = (IndexError, ValueError, TypeError, OverflowError, AttributeError)  # type: ignore[assignment]


@own_fault(caught_by={"tflite": "error"})
def takes_what_a_shape_says() -> None:
    """The reader of `.tflite` files takes a byte for each element of a tensor, before it looks at its value."""
    read_tensor = flatbuffer.FlatGraph._read_tensor

    def taken(graph: Any, index: int) -> Any:
        tensor = read_tensor(graph, index)
        if prod(tensor.shape) > _MANY:
            bytearray(prod(tensor.shape))
        return tensor

    flatbuffer.FlatGraph._read_tensor = taken  # type: ignore[assignment, method-assign]


@own_fault(caught_by={"onnx": "error"})
def trusts_the_checker() -> None:
    """The reader of `.onnx` files takes a model that onnx's checker accepts for one without contradictions."""
    onnx_file._DAMAGE = (UnicodeDecodeError,)  # type: ignore[assignment]


@own_fault(caught_by={"onnx": "hung"}, limit=3.0)
def turns_an_axis() -> None:
    """An axis below 0 gets the rank added until it is none, which never comes for a tensor without axes."""
    attribute = OnnxConversion.attribute

    def turned(step: Any, name: str, default: Any = None) -> Any:
        value = attribute(step, name, default)
        while name == "axis" and isinstance(value, int) and value < -1:
            value += min(step.rank(0), 1) - 1
        return value

    OnnxConversion.attribute = turned  # type: ignore[assignment, method-assign]


@own_fault(caught_by={"store": "error"})
def reads_details_as_they_are() -> None:
    """The details of a verdict may be any JSON to the reader of stores."""
    rows._details = json.loads  # type: ignore[assignment]


@own_fault(caught_by={"wire": "error"})
def trusts_the_utf8() -> None:
    """The service takes text that is no UTF-8 for impossible."""
    messages.UNREADABLE = (msgspec.DecodeError, RecursionError)  # type: ignore[assignment]


@own_fault(caught_by={"wire": "leaked"})
def keeps_descriptors() -> None:
    """The service keeps the descriptors of a message that had more than one."""
    close = callbacks.RunningCall.close_descriptors

    def kept(running: Any) -> None:
        if len(running.descriptors) < 2:
            close(running)

    callbacks.RunningCall.close_descriptors = kept  # type: ignore[assignment, method-assign]
