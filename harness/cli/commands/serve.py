"""``nnconform serve``: serve a driver on a Unix socket."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.loaders.service.host.listener import listen
from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.loaders.service.host.tuning import tune_process
from nnconform.harness.process.wire import MAX_PAYLOAD, Room

_MIB = 1 << 20
# Messages of the largest size that may be unfinished at the same time.
_MESSAGES = 4


@click.command()
@click.argument("address")
@click.option(
    "--socket", "path", type=click.Path(path_type=Path), required=True, help="Path of the socket to listen on."
)
@click.option(
    "--largest-message",
    type=click.IntRange(1, MAX_PAYLOAD // _MIB),
    default=64,
    show_default=True,
    metavar="MIB",
    help=f"Refuse larger messages; unfinished ones of all clients may take {_MESSAGES} times as much.",
)
def command(address: str, path: Path, largest_message: int) -> None:
    """Serve the driver at ADDRESS to any number of clients (unix:PATH) until interrupted; then remove the socket.

    Only clients of the same user may connect.
    """
    tune_process()
    largest = largest_message * _MIB
    service = Service(address, outlives=True, room=Room(largest, _MESSAGES * largest))
    if service.unusable:
        raise service.unusable
    try:
        listen(service, path, lambda: click.echo(f"serving {address} as unix:{path}; interrupt to end"))
    finally:
        service.close()
