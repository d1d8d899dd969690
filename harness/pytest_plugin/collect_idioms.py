"""Collection of the forms of idioms as pytest items, for each IdiomGraphs in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.campaigns.idioms import forms_named, forms_of, idiom_case, sample_forms
from nnconform.harness.conformance.support.driver_palette import lazy_palette_of
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import IdiomForm, Surroundings
from nnconform.harness.generate.pattern.kit import IdiomGraphs
from nnconform.harness.pytest_plugin.drawn_item import DrawnItem, SharedDrawing
from nnconform.harness.pytest_plugin.run_state import RunState, named_drivers


class IdiomItem(DrawnItem):
    """One form of an idiom on one driver."""

    def __init__(self, *, form: IdiomForm, **more: Any) -> None:
        super().__init__(**more)
        self.form = form

    def palette(self, session: Session) -> Palette:
        """Return the driver's operations for what stands around; else none."""
        embedded = self.form.around is Surroundings.EMBEDDED
        return super().palette(session) if embedded else Palette((), session.hal())

    def draw(self, palette: Palette) -> GraphCase:
        return idiom_case(self.form, self.shared.oracle, palette, self.shared.seed)


class IdiomCollector(pytest.Collector):
    """Collects the forms of a kit."""

    def __init__(self, *, kit: IdiomGraphs, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[IdiomItem]:
        drivers = named_drivers(self)
        state = RunState.of(self.config)
        seed = self.kit.seed + state.seed
        shared = SharedDrawing(seed, lazy_palette_of)
        self.config.add_cleanup(shared.close)
        strength, pattern, most = self.kit.strength, self.kit.pattern, self.kit.most
        if state.named:
            forms = list(forms_named(state.named, strength, seed, pattern))
        elif most is None:
            forms = list(forms_of(strength, seed, pattern=pattern))
        else:
            forms = sample_forms(strength, seed, most, pattern)
        for address, suffix in drivers:
            for form in forms:
                name = f"{form.name}{suffix}"
                yield IdiomItem.from_parent(self, name=name, address=address, shared=shared, form=form)


def collect_kit(collector: pytest.Collector, name: str, kit: IdiomGraphs) -> IdiomCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return IdiomCollector.from_parent(collector, name=name, kit=kit)
