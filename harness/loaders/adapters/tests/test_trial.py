"""How a runtime that accepts or refuses whole files becomes a driver that decides about operations."""

from __future__ import annotations

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.loaders.adapters.lowering import named
from nnconform.harness.loaders.adapters.runtime import FileRefused, ModelFile, Runtime, RuntimeDevice
from nnconform.harness.loaders.adapters.tests.flows import NONE, NUMBER, VALUES, graph_of
from nnconform.harness.model.codes import DeviceType, HalVersion
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model

# NEG, then twice ADD.
THREE = Model(
    graph_of(
        (NUMBER, NONE, NUMBER, NUMBER, NUMBER),
        ((O.NEG, (0,), (2,)), (O.ADD, (2, 2, 1), (3,)), (O.ADD, (3, 0, 1), (4,))),
        (0,),
        (4,),
    ),
    operand_values=VALUES,
)


class Picky(Runtime):
    """Refuses a file with one of the operations ``refused``; ``vague``: without saying which."""

    title = "Picky"

    def __init__(self, refused, vague=False, undelegated=()):
        self.refused, self.vague, self.kept_out, self.opened = refused, vague, undelegated, 0

    def write(self, model, checked, refused):
        steps = enumerate(model.main.operations)
        return ModelFile(
            b"", tuple(named(step, refused[number]) if number in refused else "" for number, step in steps)
        )

    def open(self, model_file):
        self.opened += 1
        for number in self.refused:
            if not model_file.reasons[number]:
                raise FileRefused("too\n hard", frozenset() if self.vague else frozenset({number}))
        return object()

    def undelegated(self, model_file, session):
        return dict.fromkeys(self.kept_out, "somebody else does it")


def reasons_of(runtime):
    return RuntimeDevice(runtime, "picky", DeviceInfo("1", DeviceType.CPU, HalVersion.V1_3, EMULATED)).reasons(THREE)


def test_what_is_refused_is_left_out_until_the_rest_is_taken():
    runtime = Picky([1, 2])
    assert reasons_of(runtime) == ["", "ADD: Picky refuses it: too hard", "ADD: Picky refuses it: too hard"]
    assert runtime.opened == 3


def test_a_refusal_that_names_no_operation_concerns_all():
    assert reasons_of(Picky([1], vague=True)) == [
        f"{name}: Picky refuses the model: too hard" for name in ("NEG", "ADD", "ADD")
    ]


def test_what_the_runtime_leaves_to_others_is_not_supported():
    assert reasons_of(Picky([], undelegated=[2])) == ["", "", "ADD: somebody else does it"]


def test_the_answer_to_a_query_is_kept_for_the_preparation():
    runtime = Picky([])
    device = RuntimeDevice(runtime, "picky", DeviceInfo("1", DeviceType.CPU, HalVersion.V1_3, EMULATED))
    device.supported_operations(THREE)
    device.prepare_model(THREE)
    assert runtime.opened == 1
