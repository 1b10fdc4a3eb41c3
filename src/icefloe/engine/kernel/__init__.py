"""The compiled part of the engine: see `compiled`."""
