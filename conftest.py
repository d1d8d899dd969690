"""What all of the project's own tests share."""

from __future__ import annotations

pytest_plugins = ["nnconform.harness.pytest_plugin.garbage"]
