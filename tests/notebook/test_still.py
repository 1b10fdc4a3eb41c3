"""When the picture that stays in a notebook is renewed; what it looks like there is tested in a browser."""

from __future__ import annotations

import time

import pytest

from icefloe.notebook import still
from icefloe.notebook.still import Still


@pytest.fixture
def shown(monkeypatch):
    """A picture that is in a notebook, and a list of what was published: False at first, True for a renewal."""
    monkeypatch.setattr(still, "QUIET", 0.05)
    monkeypatch.setattr(still, "SPACING", 1.5)
    published = []
    picture = Still("a-picture", lambda: ("<svg/>", "a board"))
    monkeypatch.setattr(picture, "_publish", lambda update: published.append(update) or True)
    picture.show()
    return picture, published


def test_many_changes_at_once_are_one_renewal(shown):
    picture, published = shown
    for _ in range(20):
        picture.changed()
    time.sleep(0.3)

    assert [False, True] == published


def test_renewals_keep_their_distance(shown):
    picture, published = shown
    picture.changed()
    time.sleep(0.3)
    picture.changed()
    time.sleep(0.3)
    soon = list(published)
    time.sleep(1.8)

    assert ([False, True], [False, True, True]) == (soon, published)


def test_after_it_is_closed_nothing_is_renewed(shown):
    picture, published = shown
    picture.changed()
    picture.close()
    picture.changed()
    time.sleep(0.2)

    assert [False] == published


def test_a_picture_that_was_never_shown_is_not_renewed():
    """In a script there is no output to renew."""
    picture = Still("a-picture", lambda: 1 / 0)
    picture.show()
    picture.changed()


def test_the_output_is_an_image_of_base64_svg_with_words_for_who_can_not_see_it():
    """`PHN2Zy8+` is `<svg/>`; a name with a quote must not end the attribute."""
    bundle = Still("a-picture", lambda: ("<svg/>", 'Ada "A"')).bundle()

    assert 'src="data:image/svg+xml;base64,PHN2Zy8+"' in bundle["text/html"]
    assert 'alt="Ada &quot;A&quot;"' in bundle["text/html"]
