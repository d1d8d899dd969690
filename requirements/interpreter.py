"""Prints the interpreter that the Makefile makes ``.venv`` with: the first ``python3`` of PATH, or a later, faster one.

An interpreter that was built without optimisations, pyenv's default, takes half as long again for pure Python. So if
the first is of that kind, one of the same minor version that was built with them is preferred, and standard error says
so. Any Python 3 can run this file.
"""

import os
import subprocess
import sys
from typing import List, Sequence

# An interpreter that cannot make an environment is no choice: Debian has ensurepip in a package of its own.
# Distributions optimise theirs, not all by this option.
_ASK = """
import ensurepip, sys, sysconfig, venv
optimised = sys.base_prefix == "/usr" or "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
print("%d.%d" % sys.version_info[:2], optimised)
"""


def build_of(path: str) -> List[str]:
    """Return the minor version of an interpreter and whether it is optimised, in words; none if it cannot be asked."""
    try:
        asked = subprocess.run([path, "-c", _ASK], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return []
    return asked.stdout.decode().split()


def choose(folders: Sequence[str]) -> str:
    """Return the ``python3`` of the first of these folders that has one, or of a later one, see above."""
    paths = [os.path.join(folder, "python3") for folder in folders]
    found = [path for path in paths if os.access(path, os.X_OK)]
    first = build_of(found[0]) if found else []
    if first and first[1] == "False":
        for path in found[1:]:
            if build_of(path) == [first[0], "True"]:
                why = "was built without optimisations, which makes it slower; PYTHON=python3 takes it all the same"
                sys.stderr.write(path + " is used: " + found[0] + " " + why + "\n")
                return path
    return found[0] if found else "python3"


if __name__ == "__main__":
    sys.stdout.write(choose(os.get_exec_path()) + "\n")
