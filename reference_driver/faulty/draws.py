"""Faults of random draws: in what the seeds decide, and in the distribution."""

from __future__ import annotations

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep

_SEEDS, _FOLLOW = "draws.differ_by_their_seeds", "draws.are_independent_and_follow_the_logits"
_REPEATED = "draws.are_repeated_by_their_seeds"


class _Draw(SeenStep):
    """A step whose draws are wrong."""

    operations = (O.RANDOM_MULTINOMIAL,)


@fault(_SEEDS, _FOLLOW)
class SeedsIgnored(_Draw):
    """Each draw is the same, whatever the seeds."""

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["seeds"] = np.array([1, 2], np.int32)


@fault(_SEEDS)
class ZerosAreSeeds(_Draw):
    """Two zeros are seeds like others."""

    def misread(self, call: Call, arguments: Arguments) -> None:
        if not arguments["seeds"].any():
            arguments["seeds"] = np.array([1, 2], np.int32)


@fault(options={"read=0": [_SEEDS], "read=1": [_SEEDS, _FOLLOW]})
class OneSeedRead(_Draw):
    """One of the two seeds is read."""

    read: str

    def misread(self, call: Call, arguments: Arguments) -> None:
        if arguments["seeds"].any():
            arguments["seeds"] = np.array([arguments["seeds"][int(self.read)], 1], np.int32)


@fault(options={"bits=low": [_SEEDS, _FOLLOW], "bits=high": [_SEEDS]})
class SeedsCut(_Draw):
    """The lowest bit, or the upper 16, of the seeds are not read."""

    bits: str

    def misread(self, call: Call, arguments: Arguments) -> None:
        if arguments["seeds"].any():
            arguments["seeds"] = arguments["seeds"] & (~1 if self.bits == "low" else 0xFFFF)


@fault(_SEEDS)
class SeedsAdded(_Draw):
    """The sum of the seeds is the seed."""

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["seeds"] = np.array([arguments["seeds"].sum(), 0], np.int32)


@fault(_REPEATED)
class SeedsOfTheTime(_Draw):
    """Each draw is another, whatever the seeds."""

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["seeds"] = np.zeros(2, np.int32)


@fault(options={f"by={by}": [_FOLLOW] for by in ("0.05", "-0.05", "0.5")})
class Biased(_Draw):
    """The first class is drawn more often, or less, than its logit asks for."""

    by: str

    def misread(self, call: Call, arguments: Arguments) -> None:
        logits = arguments["logits"].copy()
        logits[:, 0] += float(self.by) * 2
        arguments["logits"] = logits


@fault(options={"by=1": [_FOLLOW], "by=-1": [_FOLLOW]})
class ClassesShifted(_Draw):
    """Each sample is the next class, or the one before."""

    by: str

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[0] = (results[0] + int(self.by)) % arguments["logits"].shape[1]


@fault(_FOLLOW)
class RowsRepeated(_Draw):
    """Rows of equal logits have the same samples."""

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for row in range(1, len(results[0])):
            if np.array_equal(arguments["logits"][row], arguments["logits"][row - 1]):
                results[0][row] = results[0][row - 1]


@fault(_FOLLOW)
class PairsRepeated(_Draw):
    """Each sample of a row comes twice."""

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        half = results[0].shape[1] // 2
        results[0][:, 1 : 2 * half : 2] = results[0][:, : 2 * half : 2]


@fault(_FOLLOW)
class CoarseUniform(_Draw):
    """The uniform numbers have three bits: chances are rounded to eighths."""

    def misread(self, call: Call, arguments: Arguments) -> None:
        chances = np.exp(arguments["logits"].astype(np.float64))
        ends = np.round(8 * np.cumsum(chances / chances.sum(1, keepdims=True), axis=1)) / 8
        rounded = np.diff(ends, axis=1, prepend=0.0)
        arguments["logits"] = np.log(np.maximum(rounded, 1e-12)).astype(arguments["logits"].dtype)
