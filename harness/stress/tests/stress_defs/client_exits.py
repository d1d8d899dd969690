"""The client exits without a message."""

import os

from nnconform.harness.stress.definition import Role


def work(client):
    os._exit(7)


ROLES = (Role(work),)
