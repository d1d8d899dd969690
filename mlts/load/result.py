"""What a run under load says: VALID or INVALID with the reasons, the figure that counts, and the others."""

from __future__ import annotations

import msgspec

from nnconform.harness.results.percentiles import percentile
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.mlts.load.early_stopping import CONFIDENCE, early_estimate, queries_needed
from nnconform.mlts.load.settings import LoadSettings, Scenario
from nnconform.mlts.load.traffic import Traffic

_SHOWN = (50, 90, 95, 97, 99, 99.9)


class LoadResult(msgspec.Struct, frozen=True):
    """A run of ``settings`` with its ``traffic``; ``wrong`` answers were not those that the driver gives alone."""

    settings: LoadSettings
    traffic: Traffic
    wrong: int = 0

    @property
    def estimate(self) -> float | None:
        """The percentile that counts, in ms, as an upper bound with the confidence of early stopping; None if there are
        too few queries, or for a throughput.
        """
        percent = self.settings.of_percent
        return early_estimate(self.traffic.latencies, percent) if percent else None

    @property
    def missed(self) -> str:
        """How a server missed its bound; "" if it did not, or if the queries came too late to tell."""
        settings, estimate = self.settings, self.estimate
        if settings.bound is None or settings.scenario is not Scenario.SERVER or self.traffic.late > settings.bound:
            return ""
        if self.traffic.open and self.traffic.cut:
            return f"overloaded at {settings.rate:g} queries a second: {self.traffic.cut}"
        if estimate is None or estimate <= settings.bound:
            return ""
        return f"the {settings.of_percent:g}th percentile is {estimate:.4g} ms, wanted at most {settings.bound:g} ms"

    def reasons(self) -> list[str]:
        """Return why the run is invalid: it says nothing about the driver."""
        settings, traffic = self.settings, self.traffic
        queries = traffic.samples if settings.scenario is Scenario.OFFLINE else len(traffic.latencies)
        found = []
        if traffic.cut:
            found.append(traffic.cut)
        elif settings.bound is not None and traffic.late > settings.bound:
            found.append(
                f"a query was issued {traffic.late:.3g} ms late, which is beyond the bound: send fewer (--rate)"
            )
        if queries < settings.queries:
            found.append(f"{queries} queries, wanted at least {settings.queries}: give it more time (--max-seconds)")
        if traffic.seconds < settings.min_seconds:
            found.append(f"{traffic.seconds:.3g} s, wanted at least {settings.min_seconds:g} s")
        percent = settings.of_percent
        if percent and self.estimate is None:
            wanted = queries_needed(percent)
            found.append(f"{queries} queries say nothing about the {percent:g}th percentile, wanted at least {wanted}")
        return found

    def outcome(self) -> Outcome:
        """Return the verdict: wrong answers, then a missed bound, then an invalid run."""
        if self.wrong:
            text = f"{self.wrong} of {self.traffic.samples} answers under load are not those given alone"
            return Outcome(Verdict.WRONG, Stage.EXECUTE, text)
        if self.missed:
            return Outcome(Verdict.SLOW, Stage.EXECUTE, self.missed)
        if reasons := self.reasons():
            return Outcome(Verdict.NOT_RUN, Stage.EXECUTE, f"INVALID: {'; '.join(reasons)}")
        return Outcome(Verdict.PASSED, Stage.EXECUTE, self.headline())

    def headline(self) -> str:
        """Return the figure that counts, with its unit."""
        if self.settings.scenario is Scenario.OFFLINE:
            return f"{self.traffic.samples / self.traffic.seconds:.4g} samples a second"
        if self.estimate is None:
            return "no figure"
        return f"p{self.settings.of_percent:g} at most {self.estimate:.4g} ms ({CONFIDENCE:.0%} confident)"

    def lines(self) -> list[str]:
        """Return the other figures, a line each."""
        traffic = self.traffic
        shown = ", ".join(f"p{each:g} {percentile(traffic.latencies, each).value:.4g}" for each in _SHOWN)
        said = [
            f"{len(traffic.latencies)} queries, {traffic.samples} samples in {traffic.seconds:.3g} s:"
            f" {traffic.samples / traffic.seconds:.4g} a second",
            f"ms: {shown}; least {min(traffic.latencies):.4g}, most {max(traffic.latencies):.4g}",
        ]
        return [*said, *([f"a query was issued {traffic.late:.3g} ms late"] if traffic.late > 1 else [])]
