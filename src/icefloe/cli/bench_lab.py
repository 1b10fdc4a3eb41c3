"""Benchmarks of the board in a real JupyterLab and a real browser: how long a click takes, how much a ply weighs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from .refusal import Refusal

CLICKS = 50

COUNTER = '''import anywidget, traitlets


class Counter(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
        const button = document.createElement("button");
        button.className = "bare-counter";
        const show = () => { button.textContent = model.get("count"); };
        button.onclick = () => model.send("more");
        model.on("change:count", show);
        show();
        el.append(button);
    } }"""
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.more)

    def more(self, *_):
        self.count += 1


Counter()'''
"""The least that a click can cost here: a message to Python, a number back, the text of a button changed."""

BOARD = "import icefloe\nboard = icefloe.play(players=['Ada', 'Max'], seed=1)\nboard"

TIME_COUNTER = """clicks => (async () => {
    const button = document.querySelector(".bare-counter"), times = [];
    for (let click = 0; click < clicks; click++) {
        await new Promise(done => setTimeout(done, 600));
        times.push(await new Promise(done => {
            const start = performance.now();
            new MutationObserver((_, observer) => { observer.disconnect(); done(performance.now() - start); })
                .observe(button, {childList: true, characterData: true, subtree: true});
            button.click();
        }));
    }
    return times;
})()"""

TIME_BOARD = """([clicks, pace]) => (async () => {
    const root = document.querySelector(".icf"), times = [];
    const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
    const pick = place => place.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 0}));
    const can = () => [...root.querySelectorAll(".icf-place.icf-can")];
    const pieces = () =>
        [...root.querySelectorAll(".icf-layer-pieces > g")].map(piece => piece.getAttribute("transform")).join();
    const played = () => root.querySelectorAll(".icf-move[data-ply]").length;
    for (let click = 0; click < clicks; click++) {
        await wait(pace);
        let targets = can();
        // While penguins are placed, dots show where; later one has to be picked first.
        if (!root.querySelector(".icf-layer-marks .icf-mark") && targets.length) {
            const own = targets;
            pick(own[click % own.length]);
            targets = can().filter(place => !own.includes(place));
        }
        if (!targets.length) break;
        const before = played(), standing = pieces();
        const start = performance.now();
        const confirmed = new Promise(done => {
            // The list of moves changes with Python's answer, not with the move that is painted ahead.
            const observer = new MutationObserver(() => {
                if (played() === before) return;
                observer.disconnect();
                done(performance.now() - start);
            });
            observer.observe(root, {childList: true, subtree: true});
        });
        pick(targets[click % targets.length]);
        const painted = pieces() !== standing ? performance.now() - start : await confirmed;
        times.push([painted, await confirmed]);
    }
    return times;
})()"""


WATCH = "import icefloe\nfrom icefloe.cli.bench_search import position\nicefloe.watch('alphabeta', position())"

TIME_STEPS = """steps => (async () => {
    const root = document.querySelector(".icf-watch"), slider = root.querySelector("input[type=range]");
    const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
    // The second frame begins when the first one, with what the click changed, has been handed over.
    const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const timed = async name => {
        const times = [], button = root.querySelector(`button[aria-label="${name}"]`);
        for (let step = 0; step < steps; step++) {
            await wait(150);
            const start = performance.now();
            button.click();
            await painted();
            times.push(performance.now() - start);
        }
        return times;
    };
    slider.value = String(Math.round(slider.max * 0.9));
    slider.dispatchEvent(new Event("input"));
    await wait(1000);
    return [await timed("Step forward"), await timed("Step back")];
})()"""


@contextmanager
def opened(*cells: str) -> Iterator[Any]:
    """A page of a browser with a running notebook in it. Raises `Refusal` when something for it is missing."""
    try:
        from playwright.sync_api import sync_playwright

        from .browser import launch
        from .lab import Server
    except ImportError as error:
        raise Refusal(f"this benchmark needs {error.name}: pip install 'icefloe[test]'") from None
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), undelayed=True)
        try:
            server.write("bench.ipynb", *cells)
            page = launch(playwright).new_page(viewport={"width": 1500, "height": 1400})
            page.set_default_timeout(60_000)
            frames: list[int] = []
            page.on("websocket", lambda socket: _count(socket, frames))
            page.goto(f"{server.url}/lab/tree/bench.ipynb")
            page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
            page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.ready.then(() => true)")
            page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
            page.locator(".icf").wait_for()
            page.wait_for_timeout(3000)
            yield page, frames
        finally:
            server.stop()


def _count(socket: Any, frames: list[int]) -> None:
    """Note the bytes of every frame of a kernel's socket, either way."""
    if not re.search(r"/channels", socket.url):
        return

    def note(data: str | bytes) -> None:
        frames.append(len(data if isinstance(data, bytes) else data.encode()))

    socket.on("framesent", note)
    socket.on("framereceived", note)


def click_over_counter() -> tuple[float, float]:
    """Milliseconds above a bare counter in the same page, medians of 50: from a click to the picture that shows the move, and
    to Python's answer to it.
    """
    with opened(COUNTER, BOARD) as (page, _):
        bare: list[float] = page.evaluate(TIME_COUNTER, CLICKS)
        board: list[tuple[float, float]] = page.evaluate(TIME_BOARD, [CLICKS, 600])
    painted, confirmed = zip(*board, strict=True)
    return median(painted) - median(bare), median(confirmed) - median(bare)


def wire_per_ply() -> float:
    """Kilobytes that travel for a ply, both ways and with their envelopes, all that a person sees included: a mean of 50.

    At a pace at which the picture that stays in the notebook is renewed as often as it ever is.
    """
    with opened(BOARD) as (page, frames):
        frames.clear()
        times: list[object] = page.evaluate(TIME_BOARD, [CLICKS, 1500])
        page.wait_for_timeout(2000)
        kilobytes: float = sum(frames) / len(times) / 1000
    return kilobytes


def step_of_large_tree() -> tuple[float, float]:
    """Milliseconds that a step takes near the end of a search of 100,000 nodes, forward and back, medians of 50."""
    with opened(WATCH) as (page, _):
        forward, back = page.evaluate(TIME_STEPS, CLICKS)
    return median(forward), median(back)
