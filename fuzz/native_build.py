"""Builds drivers in C with coverage and sanitizers, as ``native/coverage.c`` says, and names their addresses."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from nnconform.fuzz.native_coverage import RUNTIME
from nnconform.harness.model.errors import UsageError

_FLAGS = ("-std=c11", "-D_GNU_SOURCE", "-O1", "-g", "-pthread", "-fPIC")
_SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")
# A leak is not told at the end of a process that is killed; the fuzzer sees a report before the process ends.
_OPTIONS = "ASAN_OPTIONS=detect_leaks=0"


class Toolchain(msgspec.Struct, frozen=True):
    """A compiler, its option for coverage, and the library of its AddressSanitizer, which a host process preloads."""

    compiler: str
    coverage: str
    runtime: str


_TOOLCHAINS = (
    Toolchain("clang", "-fsanitize=fuzzer-no-link", "libclang_rt.asan-x86_64.so"),
    Toolchain("gcc", "-fsanitize-coverage=trace-pc", "libasan.so"),
)


def toolchains() -> list[Toolchain]:
    """Return the compilers of this machine that have their sanitizers."""
    return [each for each in _TOOLCHAINS if shutil.which(each.compiler) and _sanitizer(each).is_absolute()]


def first_toolchain() -> Toolchain:
    """Return the first of them. Raises UsageError if there is none."""
    for each in toolchains():
        return each
    raise UsageError("no C compiler with sanitizers: install clang with its runtime (libclang-rt-dev), or gcc")


def build_native(output: Path, sources: Iterable[Path], toolchain: Toolchain, more: Sequence[str] = ()) -> Path:
    """Compile the sources with the runtime of coverage into ``output``. Raises UsageError if the compiler refuses."""
    runtime = output.with_suffix(".coverage.o")
    _run([toolchain.compiler, *_FLAGS, "-c", str(RUNTIME), "-o", str(runtime)])
    files = [*sorted(map(str, sources)), str(runtime)]
    own = (*_FLAGS, *_SANITIZERS, toolchain.coverage, *more)
    _run([toolchain.compiler, *own, *files, "-o", str(output), "-lm"])
    return output


def program_address(program: Path, *environment: str) -> str:
    """Return the address of a program that serves a driver, with variables of its environment (``NAME=VALUE``)."""
    return f"exec:{shlex.join(['env', _OPTIONS, *environment, str(program)])}"


def library_address(library: Path, toolchain: Toolchain, *environment: str) -> str:
    """Return the address of a library with the NNAPI C API, in a process with the sanitizer's library preloaded."""
    preloaded = f"LD_PRELOAD={_sanitizer(toolchain)}"
    serve = [sys.executable, "-P", "-m", "nnconform", "serve", f"nnapi:{library}", "--socket"]
    return f"exec:{shlex.join(['env', preloaded, _OPTIONS, *environment, *serve])}"


def _sanitizer(toolchain: Toolchain) -> Path:
    command = [toolchain.compiler, f"-print-file-name={toolchain.runtime}"]
    return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UsageError(f"{shlex.join(command)} failed: {' '.join(done.stderr.split())[:400]}")
