"""Fixtures of the loaders' tests that these tests use too."""

from __future__ import annotations

from nnconform.harness.loaders.tests.conftest import service

__all__ = ["service"]
