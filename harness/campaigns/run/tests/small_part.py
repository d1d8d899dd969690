"""A program that ends as its first argument says: the process of a part, without a driver."""

from __future__ import annotations

import os
import signal
import sys
import time


def say(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Print the arguments, and end."""
    what, *_ = sys.argv[1:]
    say("arguments:", *sys.argv[1:])
    if what == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "waits":
        try:
            say("waiting")
            time.sleep(600)
        except KeyboardInterrupt:
            say("told to end")
            sys.exit(130)
    if what == "starts":
        try:
            say("starting")
            time.sleep(600)
        except KeyboardInterrupt:
            sys.exit("Fatal Python error: init_import_site: Failed to import the site module")
    if what == "deaf":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        say("deaf")
        time.sleep(600)
    sys.exit(int(what))


if __name__ == "__main__":
    main()
