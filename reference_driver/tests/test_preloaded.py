"""``preloaded`` loads what opening the driver would load in each process."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
import nnconform.reference_driver.faulty, nnconform.reference_driver.preloaded
before = set(sys.modules)
nnconform.reference_driver.open_device().close()
print([name for name in set(sys.modules) - before if name.startswith("nnconform.")])
"""


def test_opening_the_driver_loads_none_of_our_modules() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
