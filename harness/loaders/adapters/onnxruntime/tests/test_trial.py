"""What a plug-in's first session tells: options with which it cannot start. Sessions and their logs are made up."""

from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from nnconform.harness.loaders.adapters.onnxruntime import plugins, trial
from nnconform.harness.loaders.adapters.onnxruntime.library import PluginLibrary
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions
from nnconform.harness.loaders.adapters.onnxruntime.plugins import Plugin
from nnconform.harness.model.codes import DeviceType
from nnconform.harness.model.errors import UsageError

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")

LOG = "\x1b[1;31m2026-01-01 00:00:00.1 [E:onnxruntime:, ep.cc:7 Start] [ONNXRuntimeError] : 11 : EP_FAIL : {}\x1b[m\n"


def device_of(kind):
    hardware = SimpleNamespace(type=f"OrtHardwareDeviceType.{kind}")
    return SimpleNamespace(ep_name="AcmeProvider", ep_metadata={"version": "7"}, device=hardware)


def start(monkeypatch, log="", taken=True, options=(("soc", "9"), ("mode", "fast"))):
    """Start a plug-in whose session logs this, and takes nodes or none."""
    monkeypatch.setattr(plugins, "_started", {})
    plugin = Plugin(PluginLibrary("/acme.so", "acme"), 0, options, device_of("NPU"))

    def open_session(content, options, severity):
        os.write(2, log.encode())
        part = SimpleNamespace(ep_name="AcmeProvider" if taken else "CPU", get_nodes=lambda: ["a node"])
        return SimpleNamespace(get_provider_graph_assignment_info=lambda: [part])

    monkeypatch.setattr(trial, "open_session", open_session)
    trial.start("onnxruntime:/acme.so", OnnxRuntimeOptions("AcmeProvider", plugin=plugin), plugin)
    return plugin


def test_one_that_starts_is_kept(monkeypatch):
    plugin = start(monkeypatch)
    assert plugins._started == {"/acme.so": plugin}


def test_what_it_logs_of_other_things_is_no_error(monkeypatch, capfd):
    start(monkeypatch, LOG.format("the cache is cold"))
    assert plugins._started
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("log", "taken", "message"),
    [
        (
            LOG.format("no such device"),
            False,
            "Provider does not start on device 0 with soc=9 mode=fast: no such device",
        ),
        (LOG.format("first") + LOG.format("last"), False, ": last"),
        ("", False, "it takes none of Add, Conv, MatMul, Relu"),
        (LOG.format("failed to parse 'mode' value"), True, ": failed to parse 'mode' value"),
    ],
)
def test_one_that_does_not_start(monkeypatch, log, taken, message):
    with pytest.raises(UsageError, match=f"^driver 'onnxruntime:/acme.so': .*{message}$"):
        start(monkeypatch, log, taken)
    assert not plugins._started


def test_without_options_no_line_is_about_one(monkeypatch):
    start(monkeypatch, LOG.format("anything"), options=())
    assert plugins._started


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("CPU", DeviceType.CPU),
        ("GPU", DeviceType.GPU),
        ("NPU", DeviceType.ACCELERATOR),
        ("NEW", DeviceType.OTHER),
    ],
)
def test_the_type_is_that_of_the_hardware(kind, wanted):
    plugin = Plugin(PluginLibrary("/acme.so", "acme"), 0, (), device_of(kind))
    assert (plugin.kind, plugin.version, str(plugin)) == (wanted, "7", "device 0 with no options")
    assert Plugin(PluginLibrary("/acme.so", "acme", "1.2"), 0, (), device_of(kind)).version == "1.2"
