"""Addresses: what they open, and the error for each wrong one."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from nnconform.harness.loaders import inproc, registry
from nnconform.harness.loaders.tests import drivers
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

DRIVERS = "inproc:nnconform.harness.loaders.tests.drivers"


def test_default_attribute():
    assert isinstance(registry.open_driver(DRIVERS), drivers.Echo)


def test_device_class_with_options():
    device = registry.open_driver(f"{DRIVERS}:Echo?precision=float64&empty=")
    assert isinstance(device, drivers.Echo)
    assert device.options == {"precision": "float64", "empty": ""}


def test_an_option_may_hold_a_plus_sign():
    device = registry.open_driver("inproc:reference_driver?hal=aidl4")
    assert device.info().hal == HalVersion.AIDL4


def test_device_instance():
    assert registry.open_driver(f"{DRIVERS}:READY") is drivers.READY


def test_package_of_the_current_folder(tmp_path, monkeypatch):
    (tmp_path / "driver_of_this_folder.py").write_text(
        "from nnconform.harness.loaders.tests.drivers import open_device\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [entry for entry in __import__("sys").path if entry])
    assert registry.open_driver("inproc:driver_of_this_folder").name == "echo"


def test_a_package_that_ends_the_program_at_its_import(tmp_path, monkeypatch):
    (tmp_path / "driver_that_leaves.py").write_text("raise SystemExit(0)\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UsageError, match="importing driver_that_leaves raised SystemExit: 0"):
        registry.open_driver("inproc:driver_that_leaves")


def test_a_folder_is_no_package(tmp_path, monkeypatch):
    (tmp_path / "only_a_folder").mkdir()
    project = tmp_path / "a_project" / "a_project"
    project.mkdir(parents=True)
    (project / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    for name, wanted in [
        ("only_a_folder", "run this in the folder with the package"),
        ("a_project", f"the package is in it: run this in {project.parent}"),
    ]:
        with pytest.raises(UsageError) as caught:
            registry.open_driver(f"inproc:{name}")
        text = f"{name} is only a folder without __init__.py: {tmp_path / name}; {wanted}"
        assert str(caught.value) == f"driver 'inproc:{name}': {text}"


def test_entry_point(monkeypatch):
    entry = EntryPoint("echo", "nnconform.harness.loaders.tests.drivers:Echo", inproc.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda **which: EntryPoints([entry]).select(**which))
    device = registry.open_driver("echo?a=b")
    assert isinstance(device, drivers.Echo)
    assert device.options == {"a": "b"}
    with pytest.raises(UsageError, match="names: echo"):
        registry.open_driver("other")


def test_the_folder_is_the_list():
    assert {"inproc", "service"} <= set(registry.schemes())
    assert not {"registry", "tests", "adapters"} & set(registry.schemes())


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nonsense:x", "unknown scheme 'nonsense'; schemes: .*inproc.*service"),
        ("registry:x", "unknown scheme 'registry'"),
        ("no_such_name", "no driver of this name is installed; schemes: .*for example"),
        ("", "no driver of this name"),
        ("inproc:", "names no package"),
        (
            "inproc:no_such_package",
            "importing no_such_package raised ModuleNotFoundError: No module named 'no_such_package'; "
            "run this in the folder that holds no_such_package, or install it",
        ),
        (f"{DRIVERS}:Missing", "has no Missing"),
        (f"{DRIVERS}:NUMBER", "NUMBER is a int, wanted a Device"),
        (f"{DRIVERS}:not_a_device", r"not_a_device\(\) returned a int, wanted a Device"),
        (f"{DRIVERS}:broken", r"broken\(\) raised RuntimeError: no licence for this machine"),
        (f"{DRIVERS}:leaving", r"leaving\(\) raised SystemExit: 0"),
        (f"{DRIVERS}:Caller?speed=1", r"raised TypeError: .*unexpected keyword argument 'speed'"),
        (f"{DRIVERS}:READY?a=b", "takes no options"),
        (f"{DRIVERS}:Echo?nonsense", "are no key=value"),
        ("service:", "names no address"),
        ("service:inproc:no_such_package", "importing no_such_package raised"),
        ("service:nonsense:x", "unknown scheme 'nonsense'"),
    ],
)
def test_wrong_addresses(address, message):
    with pytest.raises(UsageError, match=message) as caught:
        registry.open_driver(address)
    assert "\n" not in str(caught.value)


def test_what_a_driver_lacks_is_not_called_a_wrong_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "incomplete_driver.py").write_text("import no_such_part\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError) as raised:
        registry.open_driver("inproc:incomplete_driver")
    assert str(raised.value).endswith("raised ModuleNotFoundError: No module named 'no_such_part'")
