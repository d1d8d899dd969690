"""The exception of a thread is raised by its caller."""

from __future__ import annotations

import pytest

from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.session import Session


@pytest.mark.parametrize("error", [SystemExit(0), ValueError("boom")])
def test_the_first_error_is_raised_again(error):
    def work() -> None:
        raise error

    with pytest.raises(type(error)) as caught:
        run_concurrently(Session("inproc:reference_driver"), [work, lambda: None])
    assert caught.value is error
