"""The client ends without a word."""

import os

from nnconform.harness.stress.definition import Role


def work(client):
    os._exit(7)


ROLES = (Role(work),)
