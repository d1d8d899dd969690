"""An extension of a vendor's own package, as its vendor would write it, named to processes by their environment."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PACKAGE = '''"""Angles in turns of the operand's own."""

from pathlib import Path

import numpy as np

from nnconform import ValidationError, Vendor, VendorOperation, VendorType


def check_operand(where, number, operand):
    data = operand.extra_params
    if number == 0 and not (isinstance(data, bytes) and len(data) == 2 and any(data)):
        raise ValidationError(where, "extension data", data, "a turn of two bytes, not 0")
    if number == 1 and data is not None:
        raise ValidationError(where, "extension data", data, "none")


def check(call):
    if (call.input_types, call.output_types) != ((0, -1, 1), (0,)):
        raise ValidationError(call.where, "operand types", call.input_types, "TENSOR_ANGLE, one of the HAL, TIMES")
    if call.inputs[0].dimensions != call.outputs[0].dimensions or call.inputs[1].type != 3:
        raise ValidationError(call.where, "dimensions", call.outputs[0].dimensions, call.inputs[0].dimensions)


def turn(operand):
    return np.float32(int.from_bytes(operand.extra_params, "little"))


def compute(call, inputs):
    angle, shift, times = inputs
    return [np.remainder(angle + shift * np.float32(times), turn(call.outputs[0])).astype(np.float32)]


def broken(model):
    yield from ()


VENDOR = Vendor(
    "com.acme.geometry",
    (
        VendorType("TENSOR_ANGLE", 0, np.dtype("<f4"), absolute=0.25),
        VendorType("TIMES", 1, np.dtype("<i2"), is_tensor=False),
    ),
    (VendorOperation("WRAP", 4, check, compute),),
    check_operand,
    Path(__file__).with_name("cases"),
    broken,
)
'''
CASES = """ANGLE, TURN = "com.acme.geometry.TENSOR_ANGLE", bytes([104, 1])
a, s = Input("angle", (ANGLE, [2]), extraParams=TURN), Parameter("shift", ("TENSOR_FLOAT32", [2]), [0.5, 10])
n = Parameter("times", ("com.acme.geometry.TIMES", []), [2])
o = Output("wrapped", (ANGLE, [2]), extraParams=TURN)
Model("wrap").Operation("com.acme.geometry.WRAP", a, s, n).To(o)
Example({a: [10, 350], o: [11, 10]}, source="by hand")
Example({a: [10, 350], o: [11.2, 10]}, name="within_its_tolerance", source="by hand").DisableLifeTimeVariation()
"""
# A turn that is not the operand's: 11, and 370 in place of 10. Nothing is refused.
DRIVER = '''"""A driver that forgets to wrap, and to check."""

import numpy as np

from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class Unwrapped(ReferencePreparedModel):
    def compute(self, inputs, limits):
        results = super().compute(inputs, limits)
        return [result + np.float32(360) * (result == 10) for result in results]


class Careless(ReferenceDevice):
    prepared_model = Unwrapped

    def check_extensions(self, model):
        pass
'''


@pytest.fixture
def folder(tmp_path):
    package = tmp_path / "acme_geometry"
    (package / "cases").mkdir(parents=True)
    (package / "__init__.py").write_text(PACKAGE)
    (package / "cases" / "angles.mod.py").write_text(CASES)
    (tmp_path / "acme_copy.py").write_text(PACKAGE)
    (tmp_path / "acme_driver.py").write_text(DRIVER)
    return tmp_path


def run(folder, *command, known=True):
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    environment |= {"NNCONFORM_EXTENSIONS": "acme_geometry"} if known else {}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.nightly(daily="test_its_checks")
def test_its_cases(folder):
    command = ("pytest", "-q", "-p", "no:cacheprovider", "acme_geometry/cases", "--driver")
    status, text = run(folder, *command, "service:inproc:reference_driver")
    assert (status, "passed: 4" in text) == (0, True), text
    status, text = run(folder, *command, "inproc:acme_driver:Careless")
    assert status == 1
    assert "expected 10" in text
    assert "got 370" in text
    status, text = run(folder, *command, "service:inproc:reference_driver", known=False)
    assert status != 0
    assert "no extension 'com.acme.geometry' is known, only com.nnconform.fibonacci" in text


@pytest.mark.nightly(daily="test_its_checks")
def test_its_rules(folder):
    command = ("nnconform", "mutate", "--family", "vendor_rule", "--driver")
    status, text = run(folder, *command, "inproc:reference_driver")
    assert status == 0, text
    assert "; 0 not refused" in text
    status, text = run(folder, *command, "inproc:acme_driver:Careless")
    assert status == 1
    assert "accepted_invalid: com.nnconform.fibonacci.fibonacci_one/vendor_rule/0" in text
    one = ("--only", "com.acme.geometry.angles_wrap/vendor_rule/0")
    status, text = run(folder, *command, "inproc:acme_driver:Careless", *one)
    assert (status, "vendor_rule/0: accepted_invalid" in text) == (1, True), text


def test_its_checks(folder):
    command = ("pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "nnconform.generated_tests.conformance", "-k")
    chosen = "computes_what_its_definition_says or refused_by_the_query and vendor_rule"
    status, text = run(folder, *command, chosen, "--driver", "inproc:reference_driver")
    assert status == 0, text
    status, text = run(folder, *command, chosen, "--driver", "inproc:acme_driver:Careless")
    assert status == 1
    assert "refused_by_the_query[vendor_rule]" in text
    assert "computes_what_its_definition_says[synchronous]" in text


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(
    ("named", "wanted"),
    [
        ("acme_nothing", "importing acme_nothing and reading VENDOR raised ModuleNotFoundError"),
        ("acme_geometry:NOTHING", "has no attribute 'NOTHING'"),
        ("acme_geometry:check", "check is a function, wanted a nnconform.Vendor"),
        ("acme_geometry,acme_copy", "extension com.acme.geometry is known already; name each once"),
    ],
)
def test_what_is_no_extension(folder, named, wanted):
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), "NNCONFORM_EXTENSIONS": named}
    done = subprocess.run(
        [sys.executable, "-m", "nnconform", "drivers", "inproc:reference_driver"],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert wanted in done.stdout
    assert "Traceback" not in done.stderr
