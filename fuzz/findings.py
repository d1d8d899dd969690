"""Findings: choices that make a driver fail, and signatures that tell different failures apart."""

from __future__ import annotations

import re
import zlib
from itertools import dropwhile, takewhile
from pathlib import Path

import msgspec

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# The number of innermost functions in the signature of a crash, and of outermost ones of the driver in that of a hang.
_FRAMES = 3
_ENTRY = 2
_FRAME = re.compile(r'File "([^"]+)", line \d+,? in (\S+)')
_NUMBERS = re.compile(r"(?<!\w)-?\d[\d_.e+-]*|(?<!\w)-?(?:nan|inf)\b")
# Files of functions in which idle threads wait, and of functions that only pass calls on to the driver.
_WAITING = re.compile(r"/(?:threading|selectors|socket|queue|subprocess|(?:multiprocessing|concurrent)/.+)\.py$|^<")
_HARNESS = re.compile(r"/(?:harness/(?:execution|loaders|process|stress)|fuzz)/(?!tests/)")
_LONGEST = 160
# Reports of AddressSanitizer and its like, and of UndefinedBehaviorSanitizer; their frames; functions of their own.
_REPORT = re.compile(r"ERROR: (\w+Sanitizer: [\w-]+)|([\w.+-]+):\d+:\d+: runtime error: ([^\n]*)")
_C_FRAME = re.compile(r"^\s*#\d+ 0x[0-9a-f]+ in (\S+)", re.M)
_INTERCEPTED = re.compile(r"__(?:interceptor|asan|ubsan|sanitizer)_|(?:malloc|calloc|free|memcpy|memset|raise|abort)$")


class Finding(msgspec.Struct, frozen=True):
    """A finding of a campaign; its files have these fields.

    ``made`` describes the input that was made from the choices; ``kept`` is that input serialised (``fuzz.serialise``),
    "" if only the choices are known.
    """

    target: str
    driver: str
    choices: list[int]
    verdict: Verdict
    stage: Stage
    message: str
    signature: str
    made: str = ""
    kept: str = ""

    @property
    def case(self) -> str:
        """The id of the finding in the results store."""
        return f"fuzz/{self.target}/{short_name(self.signature)}"

    def write(self, folder: Path) -> Path:
        """Write the finding to a file in ``folder``; return its path. Raises FormatError."""
        path = folder / f"{self.target}-{short_name(self.signature)}.json"
        with translate_write_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")
        return path


def read_finding(path: Path) -> Finding:
    """Read a finding from a file. Raises FormatError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Finding)
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:  # msgspec's are ValueErrors, and so are those of UTF-8
        raise FormatError(path, f"not a finding of a fuzz campaign: {error}") from error


def short_name(signature: str) -> str:
    """Return a hash of a signature, eight hexadecimal digits."""
    return f"{zlib.crc32(signature.encode()):08x}"


def signature(outcome: Outcome, kind: str = "") -> str:
    """Return the signature of a failure, which is equal for failures with the same cause.

    It has the verdict, the stage, and for a crash, hang or exception the functions of the stack, or the cause that the
    target names; for a sanitizer's report its kind and functions; otherwise ``kind``, or the message without its
    numbers.
    """
    text = kind or outcome.message
    if cause := outcome.details.get("cause"):
        text = cause
    elif report := sanitizer_report(outcome.details.get("stderr", "")):
        text = report
    elif outcome.verdict in (Verdict.CRASHED, Verdict.HUNG):
        dump = outcome.details.get("stack") or outcome.details.get("stderr", "")
        number = outcome.details.get("signal", "")
        text = " ".join([number, *frames(dump, outcome.verdict is Verdict.CRASHED)]).strip()
    elif trace := outcome.details.get("traceback") or _remote_traceback(outcome):
        functions = [name for file, name in _FRAME.findall(trace) if not _HARNESS.search(file)]
        text = " ".join([trace.strip().splitlines()[-1].partition(":")[0], *functions[-_FRAMES:]])
    return f"{outcome.verdict} {outcome.stage}: {_plain(text)}"


def sanitizer_report(output: str) -> str:
    """Return the kind of the last report of a sanitizer in an output, with the innermost functions of the driver; "" if
    there is none.
    """
    reports = list(_REPORT.finditer(output))
    if not reports:
        return ""
    report = reports[-1]
    functions = [name for name in _C_FRAME.findall(output, report.end()) if not _INTERCEPTED.match(name)]
    # Undefined behaviour is told with its file, and with no functions unless the driver asks for them.
    return " ".join([" ".join((report[1] or f"{report[2]} {report[3]}").split()), *functions[:_FRAMES]])


def frames(dump: str, current: bool) -> list[str]:
    """Return the functions of the driver on the stack of one thread of a dump.

    If ``current``, the innermost ones of the thread that died; else the outermost ones of the first that is not idle.
    """
    sections = [part for part in re.split(r"\n(?=Thread |Current thread |Fatal )", dump) if "most recent" in part]
    if current:
        sections.sort(key=lambda part: "Current thread" not in part)
    for part in sections:
        stack = _FRAME.findall(part)
        # From the innermost function of the driver to the one that the harness called.
        inside = dropwhile(lambda frame: _outside(frame[0]), stack)
        functions = [name for _, name in takewhile(lambda frame: not _HARNESS.search(frame[0]), inside)]
        if functions and current:
            return functions[:_FRAMES]
        # A loop is in a different function in each dump, but it was always entered from the same ones.
        if functions and not _WAITING.search(stack[0][0]):
            return functions[-_ENTRY:]
    return []


def _outside(file: str) -> bool:
    """Whether a file is not one of the driver's."""
    return bool(_HARNESS.search(file) or _WAITING.search(file))


def _remote_traceback(outcome: Outcome) -> str:
    """Return the traceback of an exception in a driver's process, "" if there is none."""
    text = outcome.details.get("stderr", "")
    return text if outcome.verdict is Verdict.ERROR and "Traceback (most recent call last)" in text else ""


def _plain(text: str) -> str:
    line = " ".join(text.split())
    return _NUMBERS.sub("#", line)[:_LONGEST]
