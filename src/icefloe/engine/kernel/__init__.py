"""The compiled part of the engine: see `compiled`."""

PLAIN = "ICEFLOE_PLAIN"
"""The environment variable that, when set, keeps numba out."""
