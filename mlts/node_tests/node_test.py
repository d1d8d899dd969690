"""A test of one operator: a model in ONNX's form, its inputs, and the outputs that its authors expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class NodeTest(msgspec.Struct, frozen=True):
    """``model``: a ``ModelProto``. ``inputs`` and ``outputs``: arrays in the order of the model's, or whatever else the
    test has, such as a list for a sequence. ``source`` is who says what is right. ``problem``: why the test has no
    model, if so.
    """

    name: str
    model: Any
    inputs: Sequence[Any]
    outputs: Sequence[Any]
    source: str
    problem: str = ""
