"""Chromium without a window, spoken to through a pipe, for tests of the page and for pictures of it."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
# Chromium reads commands from descriptor 3 and writes answers to 4: this puts the ends of our pipes there, from copies,
# as one of them may have the other's number.
_AS_3_AND_4 = """
import fcntl, os, sys
commands, answers = (fcntl.fcntl(int(each), fcntl.F_DUPFD, 5) for each in sys.argv[1:3])
os.dup2(commands, 3)
os.dup2(answers, 4)
os.set_inheritable(3, True)
os.set_inheritable(4, True)
os.execv(sys.argv[3], sys.argv[3:])
"""


class Page:
    """A page that is open. ``messages`` has what it printed to the console, and the exceptions of its scripts."""

    def __init__(self, commands: BinaryIO, answers: BinaryIO) -> None:
        self._commands, self._answers, self._last, self._session = commands, answers, 0, ""
        self.messages: list[str] = []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self._call(f"{domain}.enable")

    def open(self, path: Path, *, width: int = 1440, height: int = 900, dark: bool = False) -> None:
        """Open a file in a window of this size, in pixels, and wait until it is loaded."""
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self._call("Emulation.setEmulatedMedia", features=scheme)
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._call("Emulation.setDeviceMetricsOverride", **size)
        self._call("Page.navigate", url=path.absolute().as_uri())
        while self._read().get("method") != "Page.loadEventFired":
            pass

    def run(self, script: str) -> Any:
        """Return the value of the script's last expression, awaited if it is a promise. Raises RuntimeError if it
        throws.
        """
        done = self._call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in done:
            raise RuntimeError(json.dumps(done["exceptionDetails"]))
        return done["result"].get("value")

    def picture(self, path: Path, clip: tuple[int, int, int, int] | None = None) -> None:
        """Write what the window shows, or the part (x, y, width, height) of the page, as a PNG file."""
        part = dict(zip(("x", "y", "width", "height"), clip, strict=True)) | {"scale": 1} if clip else None
        options = {"clip": part, "captureBeyondViewport": True} if part else {}
        path.write_bytes(base64.b64decode(self._call("Page.captureScreenshot", format="png", **options)["data"]))

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._last += 1
        message: dict[str, Any] = {"id": self._last, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        self._commands.write(json.dumps(message).encode() + b"\0")
        self._commands.flush()
        while True:
            answer = self._read()
            if answer.get("id") == self._last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                result: dict[str, Any] = answer["result"]
                return result

    def _read(self) -> dict[str, Any]:
        text = bytearray()
        while (byte := self._answers.read(1)) != b"\0":
            if not byte:
                raise RuntimeError("the browser has ended")
            text += byte
        message: dict[str, Any] = json.loads(text)
        if message.get("method") in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
            self.messages.append(json.dumps(message["params"]))
        return message


@contextmanager
def browser(profile: Path) -> Iterator[Page]:
    """Start a browser with a profile in a new folder, and give its page. It has ended when the block is left."""
    assert BROWSER is not None
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", "--remote-debugging-pipe"]
    start = [sys.executable, "-c", _AS_3_AND_4, str(theirs_in), str(theirs_out), BROWSER, *options]
    with subprocess.Popen(start, pass_fds=(theirs_in, theirs_out), stderr=subprocess.DEVNULL) as process:
        os.close(theirs_in)
        os.close(theirs_out)
        try:
            with open(ours_out, "wb") as commands, open(ours_in, "rb") as answers:
                yield Page(commands, answers)
        finally:
            process.terminate()
