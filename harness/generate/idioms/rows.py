"""Three operations in a row, as networks have them and as rules of compilers look for them, with arguments that are
drawn: those of ``mixing``, which has each pair, seldom meet a third one that belongs to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from nnconform.harness.generate.pattern.drawn.families import begin, step
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.generate.pattern.steps import write_most

# Names of families, three in a row each.
_ROWS: dict[str, str] = {
    "convolutions": """
        convolution depthwise convolution, depthwise convolution depthwise, convolution convolution convolution,
        convolution convolution sum, sum convolution convolution, convolution joined convolution,
        convolution turned convolution, convolution padded convolution, convolution part convolution,
        convolution resized convolution, convolution shuffled convolution, grouped shuffled grouped,
        convolution bytes convolution, blocks convolution blocks, convolution slopes convolution,
        convolution average convolution, convolution largest convolution, depthwise depthwise convolution,
        convolution product convolution, convolution sliced convolution, spread convolution spread,
        convolution joined convolution, depthwise joined convolution""",
    "around": """
        convolution sum average, depthwise convolution average, average convolution viewed, convolution average viewed,
        convolution viewed dense, convolution viewed shares, depthwise dense shares, convolution relu largest,
        convolution largest curve, convolution sum product, convolution product sum, convolution difference quotient,
        padded relu convolution, padded convolution relu, padded spread relu, norm curve convolution,
        convolution norm relu, convolution curve product, mean convolution product, spread joined convolution,
        resized joined convolution, resized sum convolution, largest convolution spread, convolution strided sum,
        joined convolution relu, joined product sum, bytes convolution bytes, sum relu convolution,
        reversed convolution reversed""",
    "heads": """
        viewed dense shares, dense dense dense, dense relu dense, dense curve dense, average viewed dense,
        mean viewed dense, joined viewed dense, mean dense shares, dense shares place, dense viewed curve,
        joined dense viewed, dense product dense, taken dense sum, dense length matrices, dense turned dense,
        dense joined dense, dense part product, dense viewed dense, dense viewed turned, shares place cast,
        dense slopes dense, dense sum length, dense bytes dense, dense sliced dense""",
    "attention": """
        matrices product shares, matrices sum shares, product sum shares, shares matrices viewed,
        viewed matrices viewed, viewed turned matrices, matrices turned viewed, turned matrices turned,
        matrices matrices matrices,
        shares product total, sum shares matrices, matrices shares matrices, turned viewed matrices,
        dense viewed matrices, matrices viewed dense, bound shares matrices, length matrices product,
        matrices sum relu, joined matrices part""",
    "turning": """
        turned turned turned, turned viewed turned, viewed turned viewed, turned relu turned, turned curve turned,
        viewed turned sliced, turned shares turned, turned joined turned, turned part turned, turned padded turned,
        turned total turned, turned mean turned, turned taken turned, turned tiled turned, turned sum turned,
        turned product turned, turned convolution turned, turned largest turned, turned resized turned,
        turned bytes turned, turned bound turned, turned extreme viewed, turned reversed turned, turned place viewed,
        turned dense turned""",
    "viewing": """
        viewed sliced viewed, viewed total viewed, viewed shares viewed, viewed joined viewed, viewed part viewed,
        viewed taken viewed, viewed tiled viewed, viewed sum viewed, viewed product viewed, viewed reversed viewed,
        viewed padded viewed, viewed mean viewed, viewed extreme viewed, viewed packed turned, viewed dense viewed,
        viewed viewed viewed, viewed bytes viewed, viewed length viewed, viewed slopes viewed, viewed strided viewed,
        viewed sliced viewed, viewed sliced viewed""",
    "taking": """
        sliced sliced sliced, padded sliced padded, sliced padded sum, tiled sliced joined, joined sliced joined,
        part joined part, joined part joined, part sum joined, part turned joined, part viewed joined,
        taken taken taken, reversed sliced reversed, reversed joined reversed, strided strided strided,
        tiled turned viewed, packed turned viewed, padded padded sliced, joined joined sliced, joined turned part,
        joined viewed part, taken joined sliced, reversed total reversed, tiled total joined, padded largest sliced,
        strided joined sliced, joined shuffled part""",
    "reductions": """
        product total root, product mean sum, difference product mean, mean difference product, sum root quotient,
        total quotient sum, exponential total quotient, total sum viewed, extreme difference exponential,
        extreme negated sum, absolute extreme quotient, mean mean sum, total total product, extreme extreme sum,
        total tiled difference, mean viewed product, mean product sum, total viewed joined, place cast product,
        sum mean difference, joined total quotient, part total joined, padded mean product, product average root,
        average root difference, negated extreme negated, negated place cast, best total sum, relu mean product,
        bound total difference""",
    "choices": """
        compared cast product, compared negated chosen, compared total chosen, compared total negated,
        chosen chosen chosen, place cast compared, cast cast cast, cast product cast, floor cast sum, cast sum cast,
        bytes viewed bytes, bytes joined bytes, bytes sum bytes, bytes dense bytes, bytes relu bytes,
        bytes largest bytes, bytes mean bytes, bytes turned dense, bytes part joined, bytes padded bytes,
        compared chosen compared, chosen sum chosen, bytes bytes bytes, cast floor cast""",
    "arithmetic": """
        product product product, sum product product, product sum relu, sum product relu, relu product sum,
        relu sum relu, relu relu relu, bound bound bound, bound product bound, negated bound negated,
        negated sum negated, difference absolute mean, quotient quotient product, quotient floor product,
        product floor difference, absolute product sum, difference difference sum, root product root,
        negated exponential sum, exponential sum quotient, curve product sum, curve sum product,
        product curve product, sum bound product, absolute negated bound, slopes slopes product, sum sum sum,
        difference product sum, product quotient product, relu negated relu, sum negated product""",
}
# How many rows a form has, and how often each is drawn in a sample.
_MOST, _DRAWS = 6, 2


def _named() -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return the rows of each form by its name."""
    forms = dict[str, tuple[tuple[str, ...], ...]]()
    for kind, text in _ROWS.items():
        rows = [tuple(row.split()) for row in text.split(",")]
        count = -(-len(rows) // _MOST)
        forms |= {f"{kind} {turn + 1}": tuple(rows[turn::count]) for turn in range(count)}
    return forms


ROWS = _named()


def _row(s: Sketch, names: Sequence[str]) -> None:
    data = begin(s, *names)
    for name in names:
        data = step(s, name, data)


@idiom(packed=True, sure=True, types=EVERY, rows=tuple(ROWS), draw=tuple(range(_DRAWS)))
def of_three(s: Sketch, rows: str, draw: int) -> None:
    """Some rows of three operations each."""
    write_most(s, *(partial(_row, s, names) for names in ROWS[rows]))
