"""Real files: each that LiteRT runs is read, whole or with islands."""

import json

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.tests.shared_data import shared_data
from nnconform.mlts.islands.read import read_cut
from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.localise.networks_command import ALONE, CUT, REFUSED, WHOLE, row_of

# LiteRT 2.3.0 runs them; its plain kernels do too where the index says that the default ones do not.
RUN_NOW = {"litert/testdata_simple_scatter_nd_op.tflite"}
# LiteRT writes behind a buffer of theirs, which may end it later, in another network.
DAMAGING = {"tflm/models_keyword_scrambled_8bit.tflite"}


def known():
    """What the index says of each network."""
    return [json.loads(line) for line in (shared_data("networks") / "index.jsonl").read_text().splitlines()]


def kinds_of(networks):
    """How each of these networks is read, by its file."""
    if not INSTALLED:
        pytest.skip("LiteRT, which runs islands, is not installed")
    folder, kinds = shared_data("networks"), {}
    with SourceRuntime() as shared, SourceRuntime() as own:
        for each in networks:
            runtime = own if each["file"] in DAMAGING else shared
            try:
                kinds[each["file"]] = row_of("", read_cut(folder / each["file"], runtime)).kind
            except FormatError:
                kinds[each["file"]] = REFUSED
    return kinds


def test_one_network_in_six_is_read():
    run = [each for each in known() if each["litert"] == "runs"][::6]
    kinds = kinds_of(run)
    assert len(kinds) == len(run)
    assert REFUSED not in kinds.values()
    assert len(set(kinds.values())) > 1


@pytest.mark.nightly(daily="test_one_network_in_six_is_read")
def test_every_network_that_litert_runs_is_read():
    kinds = kinds_of(known())
    run = [each["file"] for each in known() if each["litert"] == "runs"]
    assert len(run) == 89
    counts = {kind: sum(kinds[name] == kind for name in run) for kind in (WHOLE, CUT, ALONE, REFUSED)}
    assert counts == {WHOLE: 68, CUT: 4, ALONE: 17, REFUSED: 0}
    # Two that LiteRT refuses as they are: one of them converts, the other runs on its plain kernels.
    assert {name for name, kind in kinds.items() if kind != REFUSED} - set(run) >= RUN_NOW
