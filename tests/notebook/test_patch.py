"""Merge patches. Source: RFC 7396."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from icefloe.notebook.patch import merge_patch

from .merged import merged

values = st.recursive(
    st.one_of(st.integers(), st.text(max_size=3), st.booleans(), st.lists(st.integers(), max_size=3)),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=8,
)
objects = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@given(objects, objects)
def test_a_patch_turns_the_one_into_the_other(before, after):
    assert after == merged(before, merge_patch(before, after))


@given(objects)
def test_between_equal_objects_there_is_nothing_to_patch(same):
    assert {} == merge_patch(same, same)


def test_only_differences_are_in_a_patch():
    """From the example of the RFC, section 1."""
    before = {"a": "b", "c": {"d": "e", "f": "g"}}

    assert {"a": "z", "c": {"f": None}} == merge_patch(before, {"a": "z", "c": {"d": "e"}})


def test_patching_leaves_the_original_as_it_was():
    before = {"c": {"d": 1}}
    merged(before, {"c": {"d": 2}})

    assert {"c": {"d": 1}} == before
