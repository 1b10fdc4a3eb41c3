"""A Scene as an SVG file: whole by itself, plain colours, valid XML."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from xml.etree import ElementTree

import pytest

from icefloe.draw import Item, Last, Scene, drawing, look, save_svg, svg
from icefloe.games import fish

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def scene_after(plies, players=4, **options):
    """The picture of a random game, with a last move and a hint."""
    rng, state, last = Random(1), fish.start(players=players, seed=1), None
    for _ in range(plies):
        move = rng.choice(state.legal_moves)
        state, last = state.play(move), Last(move, state)
    return drawing("fish").scene(state, last=last, advice=state.legal_moves[0], **options)


EVERY = [
    pytest.param(scene_after(plies), theme, compact, id=f"{plies}-{theme}{'-compact' if compact else ''}")
    for plies in (0, 3, 20)
    for theme in ("light", "dark")
    for compact in (False, True)
]
NOTHING = Scene(10, 20, "nothing", ("sea",), {})


def tree(text):
    return ElementTree.fromstring(text)


def ids(text):
    return [element.attrib["id"] for element in tree(text).iter() if "id" in element.attrib]


def links(text):
    """Ids that are referred to."""
    hrefs = [element.attrib.get(LINK, element.attrib.get("href", "")) for element in tree(text).iter()]
    return {href[1:] for href in hrefs if href} | set(re.findall(r"url\(#([^)]*)\)", text))


@pytest.mark.parametrize(("scene", "theme", "compact"), EVERY)
def test_a_file_is_xml(scene, theme, compact):
    assert f"{SVG}svg" == tree(svg(scene, theme, compact=compact)).tag


@pytest.mark.parametrize(("scene", "theme", "compact"), EVERY)
def test_ids_are_prefixed_and_unique(scene, theme, compact):
    """The prefix names the theme: in a page with both, each keeps its own gradients."""
    found = ids(svg(scene, theme, compact=compact))

    assert len(found) == len(set(found))
    assert all(name.startswith(f"icf-{theme[0]}{'c' * compact}-") for name in found)


@pytest.mark.parametrize(("scene", "theme", "compact"), EVERY)
def test_exactly_what_is_used_is_defined(scene, theme, compact):
    text = svg(scene, theme, compact=compact)

    assert set(ids(text)) == links(text)


@pytest.mark.parametrize(("scene", "theme", "compact"), EVERY)
def test_equal_ids_have_equal_contents_in_every_file(scene, theme, compact):
    """The first of two equal ids in a page serves both."""

    def definitions(text):
        return {e.attrib["id"]: ElementTree.tostring(e) for e in tree(text).iter() if "id" in e.attrib}

    mine = definitions(svg(scene, theme, compact=compact))
    other = definitions(svg(scene_after(30, players=2), theme, compact=compact))

    assert {key: mine[key] for key in mine.keys() & other} == {key: other[key] for key in mine.keys() & other}


@pytest.mark.parametrize(("scene", "theme", "compact"), EVERY)
def test_colours_are_plain_values(scene, theme, compact):
    """No tokens, no variables: other programs know neither."""
    text = svg(scene, theme, compact=compact)

    assert not re.search(r"\$|@|var\(", text)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_full_file_takes_no_colour_from_outside(theme):
    assert "currentColor" not in svg(scene_after(20), theme)


def test_themes_differ_in_the_sea_and_not_in_the_players():
    light, dark = (svg(scene_after(20), theme) for theme in ("light", "dark"))
    red = look()["players"][0]["p"]

    assert (True, False) == tuple(look()["palette"]["light"]["sea-1"] in text for text in (light, dark))
    assert red in light
    assert red in dark


def test_a_file_has_the_label_as_its_title():
    scene = scene_after(0, names=("<Ada & Max>",))
    title = tree(svg(scene)).find(f"{SVG}title")

    assert title is not None
    assert "Hey, That's My Fish! 4 players, <Ada & Max> to move" == title.text


def test_every_item_is_drawn_once_for_each_of_its_styles():
    scene = scene_after(20)
    drawn = len(list(tree(svg(scene)))) - len(["title", "defs"])

    assert sum(len(item.styles) or 1 for item in scene.items.values()) == drawn


def test_layers_are_drawn_from_the_bottom_and_things_from_the_top():
    """What is further down the page covers what is above it, in whatever order the items come."""
    items = {
        "near": Item("ice", text="near", y=9, styles=("label",)),
        "far": Item("ice", text="far", y=1, styles=("label",)),
        "under": Item("sea", text="under", y=5, styles=("label",)),
    }
    texts = tree(svg(Scene(10, 20, "three", ("sea", "ice"), items))).iter(f"{SVG}text")

    assert ["under", "far", "near"] == [text.text for text in texts]


def test_a_path_keeps_its_place():
    scene = Scene(
        10, 20, "a path", ("sea",), {"path": Item("sea", path="M0,0h5", x=2, y=3, styles=("wake",), player=0)}
    )

    assert 'd="M0,0h5"' in svg(scene)
    assert 'transform="translate(2,3)"' in svg(scene)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize(
    ("item", "transform"),
    [
        (Item("sea", shape="gone", x=2, y=3, angle=60), "translate(2,3) rotate(60)"),
        (Item("sea", shape="gone", x=2, y=3, angle=-7.5, scale=0.8), "translate(2,3) rotate(-7.5) scale(0.8)"),
        (Item("sea", path="M0,0h5", x=2, y=3, angle=60, styles=("sea",)), "translate(2,3) rotate(60)"),
        (Item("sea", path="M0,0h5", angle=60, styles=("sea",)), "rotate(60)"),
    ],
)
def test_what_is_turned_is_turned_about_its_place(item, transform, compact):
    scene = Scene(10, 20, "turned", ("sea",), {"item": item})

    assert f'transform="{transform}"' in svg(scene, compact=compact)


def test_a_file_has_the_size_of_the_drawing():
    root = tree(svg(scene_after(0))).attrib

    assert ("450", "407", "0 0 450 407") == (root["width"], root["height"], root["viewBox"])


def test_a_width_keeps_the_proportions():
    root = tree(svg(scene_after(0), width=900)).attrib

    assert ("900", "814", "0 0 450 407") == (root["width"], root["height"], root["viewBox"])


@pytest.mark.parametrize("width", [0, -1, float("nan"), float("inf"), "400", True])
def test_an_impossible_width_is_refused(width):
    with pytest.raises(ValueError, match=f"width is {width!r}, needs a number of pixels above 0"):
        svg(NOTHING, width=width)


def test_an_unknown_theme_is_refused():
    with pytest.raises(ValueError, match="theme is 'blue', needs one of: light, dark"):
        svg(NOTHING, "blue")


def test_a_saved_file_holds_the_picture(tmp_path):
    scene = scene_after(3)
    save_svg(scene, tmp_path / "board.svg", "dark", 300)

    assert svg(scene, "dark", 300) + "\n" == (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_svgwrite_is_loaded_when_a_file_is_written():
    """It takes a tenth of a second, and a board in a notebook does without."""
    code = "import sys, icefloe.draw; sys.exit('svgwrite' in sys.modules)"

    assert 0 == subprocess.run([sys.executable, "-c", code]).returncode


# --- small files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("plies", "most"), [(0, 4_000), (20, 10_000)])
def test_a_small_file_is_small(plies, most):
    """It is kept in the notebook beside every board."""
    assert len(svg(scene_after(plies), compact=True).encode()) <= most


def test_a_small_file_draws_a_tile_of_every_place():
    """Many equal things are the corners of one line: as many corners as tiles."""
    state = fish.start(seed=1)
    text = svg(drawing("fish").scene(state, active=False), compact=True)
    tiles = max(tree(text).iter(f"{SVG}path"), key=lambda path: len(re.findall("[Mlh]", path.attrib["d"])))

    assert 60 == len(re.findall("[Mlh]", tiles.attrib["d"]))


def test_a_small_file_draws_what_is_turned_alone():
    """A marker would need each angle for itself."""
    items = {str(x): Item("sea", shape="gone", x=x, angle=x) for x in (10, 20, 30)}
    turned = tree(svg(Scene(10, 20, "turned", ("sea",), items), compact=True)).findall(f"{SVG}use")

    assert ["translate(10,0) rotate(10)", "translate(20,0) rotate(20)", "translate(30,0) rotate(30)"] == [
        use.attrib["transform"] for use in turned
    ]


def test_a_small_file_says_a_letter_at_each_place():
    texts = list(tree(svg(scene_after(0), compact=True)).iter(f"{SVG}text"))

    assert ["12345678abcdefgh"] == [text.text for text in texts]
    assert 16 == len(texts[0].attrib["x"].split()) == len(texts[0].attrib["y"].split())


def test_a_small_file_colours_each_players_penguins():
    """A marker takes no colour from the line it is on, so it has to have its player's."""
    text = svg(scene_after(8, players=2), compact=True)
    markers = [marker.attrib["color"] for marker in tree(text).iter(f"{SVG}marker") if "color" in marker.attrib]

    assert [player["p"] for player in look()["players"][:2]] == sorted(markers, reverse=True)
