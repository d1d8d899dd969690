"""Errors of speech, against numbers worked out by hand."""

from __future__ import annotations

from math import inf, isnan

import numpy as np
import pytest

from nnconform.mlts.metrics.mel_cepstral import VALUES, SpeechError, speech_error

MEANS, DEVIATIONS = np.zeros(VALUES), np.ones(VALUES)
PITCH, VOICING = 47, 48


def speech(rows: int = 1, voicing: float = 1.0):
    rows_of_speech = np.zeros((rows, VALUES), np.float32)
    rows_of_speech[:, VOICING::49] = voicing
    return rows_of_speech


def error(expected, actual, means=MEANS, deviations=DEVIATIONS) -> SpeechError:
    return speech_error(expected, actual, means, deviations)


def test_the_same_is_no_error():
    assert error(speech(3), speech(3)) == SpeechError(0.0, 0.0, 0.0)
    assert error(speech(voicing=-1), speech(voicing=-1)) == SpeechError(0.0, 0.0, 0.0)


def test_distortion_is_over_all_coefficients_but_the_first():
    wanted, got = speech(), speech()
    got[0, 1], got[0, 49 + 39] = 3.0, -4.0
    # 25 over 4 frames of 39.
    assert error(wanted, got).distortion == pytest.approx((25 / 156) ** 0.5)
    for outside in (0, 40, 46, 49, 196 - 3):
        got = speech()
        got[0, outside] = 9.0
        assert error(wanted, got).distortion == 0


def test_pitch_is_over_frames_that_both_call_voiced():
    wanted, got = speech(), speech()
    got[0, PITCH] = 0.3
    got[0, 49 + PITCH], got[0, 49 + VOICING] = 7.0, -1.0
    found = error(wanted, got)
    assert found.pitch == pytest.approx((0.09 / 3) ** 0.5)
    assert found.voicing == 0.25


def test_values_are_first_made_what_they_stand_for():
    wanted, got = speech(), speech()
    got[0, 1] = 1.0
    means, deviations = np.full(VALUES, -5.0), np.full(VALUES, 2.0)
    found = error(wanted, got, means, deviations)
    assert found.distortion == pytest.approx(2 / 156**0.5)
    # 1 stands for 2 * 1 - 5, which is no voice.
    assert found == SpeechError(found.distortion, 0.0, 0.0)
    silent = error(speech(voicing=3), speech(voicing=2), means, deviations)
    assert (silent.pitch, silent.voicing) == (inf, 1.0)


def test_limits():
    loud, flat = speech(), speech()
    loud[0, 1], flat[0, PITCH::49] = 51.0, 0.011
    assert error(speech(), speech()).passed
    assert not error(speech(), loud).passed
    assert not error(speech(), flat).passed


def test_silence_does_not_pass_for_speech():
    found = error(speech(), speech(voicing=-1))
    assert (found.pitch, found.voicing, found.passed) == (inf, 1.0, False)


def test_what_is_not_a_number_does_not_pass():
    got = speech()
    got[0, 5] = np.nan
    found = error(speech(), got)
    assert isnan(found.distortion)
    assert not found.passed


@pytest.mark.parametrize("got", [speech(2), np.zeros((1, 49), np.float32), np.zeros(VALUES, np.float32)])
def test_shapes_go_together(got):
    with pytest.raises(ValueError, match="shapes of speech"):
        error(speech(), got)


def test_no_speech_at_all():
    with pytest.raises(ValueError, match="shapes of speech"):
        error(speech(0), speech(0))
