"""Drivers in other languages, written from ``harness/docs/protocol.md``, to be started by ``exec:``.

    python -m nnconform.reference_driver.clients.build FOLDER        compiles the one in C, and prints the addresses of
    all

Each computes some float32 operations and says of all others that it does not support them.
"""
