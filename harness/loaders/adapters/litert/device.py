"""The driver behind ``litert:``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.loaders.adapters import runtime
from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.delegate import DelegateFailed, load_delegate
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions, parse_options
from nnconform.harness.loaders.adapters.litert.session import LiteRtRefused, LiteRtSession
from nnconform.harness.loaders.adapters.litert.write import write
from nnconform.harness.loaders.adapters.runtime import Runtime, RuntimeDevice, Written
from nnconform.harness.model.codes import DeviceType, HalVersion
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph


def open_device(rest: str) -> Device:
    """Open ``litert:REST``, see ``options``. Raises UsageError, also where LiteRT is not installed."""
    return LitertDevice(parse_options(rest))


class Litert(Runtime):
    """LiteRT, or a delegate library in it."""

    title = "LiteRT"

    def __init__(self, options: LiteRtOptions) -> None:
        self._options = options

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> Written:
        return write(model, checked, refused)

    def open(self, written: Written) -> LiteRtSession:
        try:
            return LiteRtSession(written.content, self._options)
        except LiteRtRefused as error:
            self._hold_to_account(written, error)
            owners = {
                node.owner
                for number, node in enumerate(written.trace)
                if number == error.node or (error.code and node.code == error.code)
            }
            raise runtime.FileRefused(str(error), frozenset(owners)) from None

    def _hold_to_account(self, written: Written, error: LiteRtRefused) -> None:
        """What LiteRT alone prepares, a delegate has to prepare or to leave: else DelegateFailed is raised.

        LiteRT gives no reason where it does not even ask a delegate: one that takes tensors of known sizes alone.
        """
        if not self._options.delegate:
            return
        try:
            LiteRtSession(written.content, replace(self._options, delegate="", delegate_options=()))
        except LiteRtRefused:
            return
        if not str(error):
            reason = "LiteRT does not apply the delegate: it takes no sizes that are known only when executed"
            raise runtime.FileRefused(reason) from None
        raise DelegateFailed(f"LiteRT alone prepares the model, the delegate fails: {error}") from None

    def left(self, written: Written, session: runtime.RuntimeSession) -> dict[int, str]:
        """What a delegate library leaves to LiteRT's own kernels is not the delegate's, and counts as unsupported."""
        if not self._options.delegate:
            return {}
        assert isinstance(session, LiteRtSession)
        taken = session.delegated()
        left = [node.owner for number, node in enumerate(written.trace) if number not in taken and not node.conversion]
        return dict.fromkeys(left, "the delegate leaves it to LiteRT's kernels")


class LitertDevice(RuntimeDevice):
    """LiteRT as a driver. It computes float16 as float32 and rounds, as LiteRT has no kernels for it: ``emulated``."""

    def __init__(self, options: LiteRtOptions) -> None:
        package.interpreter()
        # A library that is no delegate is found out now, not with the first model.
        load_delegate(options)
        kind = DeviceType.OTHER if options.delegate else DeviceType.CPU
        info = DeviceInfo(package.version(), kind, HalVersion.V1_3_PLUS, EMULATED | {"float16"})
        super().__init__(Litert(options), f"litert-{options.kernels}", info)
