"""``python -m nnconform_driver [--own] PACKAGE[:ATTR][?key=value] SOCKET`` serves a driver on the path SOCKET.

With ``--own`` the process is its client's, as behind ``venv:`` and ``exec:``: the client closes the driver.
"""

import argparse
import faulthandler
import signal
import sys

from nnconform_driver.errors import UsageError
from nnconform_driver.opening import open_driver
from nnconform_driver.service import Service, listen

# The signal by which nnconform asks for the stacks of a driver that does not answer.
_STACKS = signal.SIGRTMIN + 10


def main() -> int:
    """Serve until interrupted or terminated; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m nnconform_driver", description="Serves a driver to nnconform.")
    parser.add_argument("driver", help="PACKAGE[:ATTR][?key=value&...]")
    parser.add_argument("socket", help="the path to listen on")
    parser.add_argument("--own", action="store_true", help="the client owns the process, and closes the driver")
    options = parser.parse_args()
    # Service managers end a process so: its socket goes and its driver is closed as on Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faulthandler.enable()
    if hasattr(faulthandler, "register"):  # PyPy has none
        faulthandler.register(_STACKS)
    device, unusable = None, ""
    try:
        device = open_driver(options.driver)
    except UsageError as error:
        if not options.own:
            sys.stderr.write(f"{error}\n")
            return 2
        unusable = str(error)  # told to the client
    service = Service(device, unusable, options.own)
    try:
        listen(service, options.socket)
    except UsageError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    finally:
        service.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
