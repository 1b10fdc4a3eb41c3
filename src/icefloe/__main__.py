"""`python -m icefloe` is the `icefloe` command."""

from __future__ import annotations

from .cli import main

raise SystemExit(main())
