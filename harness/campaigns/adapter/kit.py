"""The kit that tests an adapter, in a vendor's own test file.

    from nnconform import AdapterKit

    test_my_adapter = AdapterKit("service:inproc:my_adapter", wrong_options=("speed=no_number",))

pytest makes one test of each operation, which is ``unsupported`` if the adapter claims none of its signatures, and one
of each rule in ``harness/docs/adapters.md``. ``-k round_trip`` runs the operations alone, ``-k threads`` some rules,
``--expect`` names faults of the runtime that are known.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class AdapterKit(msgspec.Struct, frozen=True):
    """Tests of the adapter at ``address`` (None: the drivers that ``--driver`` names).

    ``wrong_options`` are options ``key=value`` that opening must refuse, each on its own. ``operations`` restricts the
    round trips to operations of these names, all if empty; ``rules`` the rules to those whose names contain it.
    """

    address: str | None = None
    wrong_options: Sequence[str] = ("no_such_option=1",)
    operations: Sequence[str] = ()
    rules: str = ""

    # The pytest plugin recognises a kit and its collector by these, without importing either.
    nnconform_kit = True
    nnconform_collector = "nnconform.harness.pytest_plugin.collect_adapter"
