"""``nnconform serve``: serve a driver on a Unix socket."""

from __future__ import annotations

import signal
from pathlib import Path
from types import FrameType
from typing import NoReturn

import click

from nnconform.harness.loaders.service.host.listener import listen
from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.loaders.service.host.tuning import tune_process


@click.command()
@click.argument("address")
@click.option(
    "--socket", "path", type=click.Path(path_type=Path), required=True, help="Path of the socket to listen on."
)
def command(address: str, path: Path) -> None:
    """Serve the driver at ADDRESS to any number of clients (unix:PATH) until interrupted; then remove the socket."""
    tune_process()
    signal.signal(signal.SIGTERM, _interrupt)
    service = Service(address, outlives=True)
    if service.unusable:
        raise service.unusable
    try:
        listen(service, path, lambda: click.echo(f"serving {address} as unix:{path}; interrupt to end"))
    finally:
        service.close()


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
