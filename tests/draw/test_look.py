"""look.json: everything it names is there, in both themes, and can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from icefloe.draw import look
from icefloe.draw.look import Part

from .colours import SIGHT, apart, difference, linear

THEMES = ("light", "dark")
TAGS = {"path", "circle", "ellipse", "rect", "use"}
MARKS = ("mark-pick", "mark-dot", "mark-focus", "mark-tint", "mark-run", "run-arrow")


def parts() -> Iterator[tuple[str, Part]]:
    return ((name, part) for name, shape in look()["shapes"].items() for part in shape["parts"])


def values() -> Iterator[object]:
    """Every value that may be a token."""
    for style in look()["styles"].values():
        yield from style.values()
    for _, part in parts():
        yield from part.values()
    for gradient in look()["gradients"].values():
        yield from (stop["colour"] for stop in gradient["stops"])


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2)."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def test_both_themes_have_the_same_colours():
    """A token that one theme lacks would leave a hole in the picture."""
    palette = look()["palette"]

    assert palette["light"].keys() == palette["dark"].keys()


def test_players_have_the_same_colours():
    """A piece is drawn with the tokens of whoever owns it."""
    first, *others = look()["players"]

    assert all(first.keys() == other.keys() for other in others)


def test_every_token_is_a_colour_of_the_palette_or_of_a_player():
    known = look()["palette"]["light"].keys() | (look()["players"][0].keys() - {"name"})
    used = {value[1:] for value in values() if isinstance(value, str) and value.startswith("$")}

    assert set() == used - known


def test_every_gradient_that_is_used_exists():
    used = {value[1:] for value in values() if isinstance(value, str) and value.startswith("@")}

    assert look()["gradients"].keys() == used


def test_every_style_of_a_part_exists():
    used = {part["style"] for _, part in parts() if "style" in part}

    assert set() == used - look()["styles"].keys()


def test_every_part_is_of_a_kind_that_both_renderers_draw():
    assert set() == {part["tag"] for _, part in parts()} - TAGS


def test_every_shape_in_a_shape_exists_and_comes_before_it():
    """Before it: so no shape contains itself."""
    order = list(look()["shapes"])
    late = [name for name, part in parts() if part["tag"] == "use" and order.index(part["shape"]) >= order.index(name)]

    assert [] == late


def test_every_plainer_twin_exists_and_has_no_twin_itself():
    shapes = look()["shapes"]
    twins = [shape["plain"] for shape in shapes.values() if "plain" in shape]

    assert all("plain" not in shapes[twin] for twin in twins)


def test_every_shape_has_a_box():
    """x, y, width, height: a panel draws a shape alone."""
    wrong = [name for name, shape in look()["shapes"].items() if len(shape["box"]) != 4 or min(shape["box"][2:]) <= 0]

    assert [] == wrong


@pytest.mark.parametrize("fish", range(1, 10))
@pytest.mark.parametrize("row", ["", "-row"])
def test_fish_on_a_tile_can_be_counted(fish, row):
    """Fish are drawn, never written, alone on a tile and under a penguin."""
    drawn = look()["shapes"][f"fish-{fish}{row}"]["parts"]

    assert fish == len(drawn)


def test_the_marks_that_a_view_draws_are_there():
    assert look()["shapes"].keys() >= {*MARKS}
    assert look()["styles"].keys() >= {"path-case", "path", "aim-case", "aim"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("over", "under", "least"),
    [
        ("fish-0", "ice-0", 4.5),
        ("fish-0", "ice-1", 4.5),
        ("pick", "ice-1", 3),
        ("pick", "case", 4.5),
        ("advice", "ice-1", 3),
        ("advice", "case", 4.5),
        ("ink", "ice-1", 4.5),
        ("label", "sea-1", 4.5),
        ("advice-text", "sunk", 4.5),
        ("bad", "sunk", 4.5),
        ("ok", "sunk", 4.5),
        ("fish-icon", "sunk", 4.5),
        ("control", "sunk", 3),
        ("tree-text", "tree-paper", 4.5),
        ("tree-quiet", "tree-band", 4.5),
        ("tree-paper", "bad", 4.5),
        ("tree-pv", "sunk", 3),
        ("tree-0", "tree-band", 3),
        ("tree-1", "tree-band", 3),
        ("tree-2", "tree-band", 3),
        ("tree-3", "tree-band", 3),
        ("tree-4", "tree-band", 3),
        ("tree-5", "tree-band", 3),
        ("fall-text", "fall", 4.5),
        ("fall-text", "prize", 4.5),
        ("ink", "seal", 4.5),
        ("ink", "hunter", 4.5),
        ("free", "ice-1", 3),
        ("hunter", "hull", 1.8),
    ],
)
def test_what_has_to_be_seen_stands_out(theme, over, under, least):
    """WCAG 2.2: 4.5 for text and small drawings, 3 for marks and controls."""
    palette = look()["palette"][theme]

    assert contrast(palette[over], palette[under]) >= least


@pytest.mark.parametrize("player", range(6))
def test_a_penguin_stands_out_from_ice_by_its_colour_or_its_outline(player):
    """Gold, teal and lilac need the ink outline."""
    colour, ink = look()["players"][player]["p"], look()["palette"]["light"]["ink"]
    outlined = contrast(colour, ink) >= 3

    assert outlined or contrast(colour, look()["palette"]["light"]["ice-0"]) >= 3


def test_every_player_has_nodes_of_their_own_colour():
    named = {f"tree-node-{player}" for player in range(len(look()["players"]))}

    assert set() == named - look()["styles"].keys()


PAIRS = [
    ((50.0000, 2.6772, -79.7751), (50.0000, 0.0000, -82.7485), 2.0425),
    ((50.0000, -1.0000, 2.0000), (50.0000, 0.0000, 0.0000), 2.3669),
    ((50.0000, 2.4900, -0.0010), (50.0000, -2.4900, 0.0011), 7.2195),
    ((50.0000, 2.5000, 0.0000), (73.0000, 25.0000, -18.0000), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
]
"""Of the test data that Sharma, Wu and Dalal give for CIEDE2000."""


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_colours_are_compared_by_ciede2000(one, other, expected):
    assert pytest.approx(expected, abs=5e-5) == difference(one, other)


@pytest.mark.parametrize(
    ("sight", "least"), [("normal", 42), ("protanopia", 26), ("deuteranopia", 26), ("tritanopia", 25)]
)
def test_four_players_are_told_apart_by_colour_alone(sight, least):
    """As many as play Fish."""
    colours = [player["p"] for player in look()["players"][:4]]

    assert least <= min(apart(one, other, sight) for one, other in combinations(colours, 2))


@pytest.mark.parametrize("sight", SIGHT)
def test_six_players_are_told_apart_by_colour_alone(sight):
    colours = [player["p"] for player in look()["players"]]

    assert (30 if sight == "normal" else 22) <= min(apart(one, other, sight) for one, other in combinations(colours, 2))


def test_six_players_have_penguins_of_their_own():
    """Colour is never alone: each wears something else."""
    worn = [str(look()["shapes"][f"penguin-{letter}"]["parts"][1:]) for letter in "abcdef"]

    assert 6 == len(set(worn)) == len(look()["players"])
