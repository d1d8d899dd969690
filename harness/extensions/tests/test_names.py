"""Names of operations, also of extensions that are not known."""

from __future__ import annotations

import pytest

from nnconform.harness.extensions.bundled.fibonacci import FIBONACCI
from nnconform.harness.extensions.names import operation_name
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Model, Subgraph

NAMED = (("com.nnconform.fibonacci", 3), ("com.example", 4))


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (OperationType.CONV_2D, "CONV_2D"),
        (3 << 16 | FIBONACCI, "com.nnconform.fibonacci.FIBONACCI"),
        (3 << 16 | 77, "com.nnconform.fibonacci.77"),
        (4 << 16 | FIBONACCI, f"com.example.{FIBONACCI}"),
        (5 << 16 | 1, str(5 << 16 | 1)),
        (-1, "-1"),
        (9999, "9999"),
    ],
)
def test_names(code: int, name: str) -> None:
    model = Model(Subgraph((), (), (), ()), extension_name_to_prefix=NAMED)
    assert operation_name(model, code) == name
