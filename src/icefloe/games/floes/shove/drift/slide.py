"""What a floe that slides onto the board does to all that lies there (pymunk).

Quasi-static: nothing has momentum. In each small step the sliding floe advances along its way, what it would run into is
moved on by the solver, that moves others in turn, and then all velocities are forgotten. Pieces lie on the board with
friction: what can be pushed past is not moved. A fresh space for each slide, filled in one order from rounded poses: the
solver then does the same sums each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from math import ceil, degrees, radians
from typing import NamedTuple

# The one module that needs pymunk; it is imported when a model of `drift` is first asked for.
import pymunk

from .board import CORNERS, beyond, edges
from .ice import REACH, overlaps
from .polygons import Point, Pose, Ring, area_of, meeting, placed
from .where import in_mm

STEP = 0.5
"""How far the floe advances in a step at most, in mm."""
ITERATIONS = 20
"""Of the solver, in a step."""
GROUND = 0.7
"""Friction of a piece with the board, as a part of the force that would bring it to the sliding floe's speed in one step. A
piece's mass alone resists by how fast it is moved, so that many pieces moved a little are the least effort, and a shove
stirs the whole board; friction resists any motion alike, so that few pieces are moved, and those as far as they must.
"""
SLOP = 0.05
"""An overlap that the solver lets be, in mm."""
HEALING = 0.4
"""The part of any other overlap that the solver takes away in a step."""
TOUCHING = 0.45
"""How deep two pieces may overlap at rest, in mm."""
LOOK = 8
"""Steps from one look at all pieces to the next; in between only those near the edge may fall, at every step."""
NEAR = 8.0
"""How near, in mm: twice as far as the sliding floe goes in `LOOK` steps, and hardly a piece goes as far as that."""
SETTLING = 5
"""Steps after the floe has come to rest, again and again until nothing overlaps more than `TOUCHING`."""
MOST_SETTLING = 2000

_INSIDE = edges(-0.02)
"""What the sliding floe comes to lie in: the board, less what the rounding of its place may take it back."""


class Slide(NamedTuple):
    """The way of a floe. start: its pose outside the board. way: a unit vector. length: how far it goes, in mm. free: how much
    of that before it touches anything.
    """

    start: Pose
    way: Point
    length: float
    free: float

    def after(self, distance: float) -> Pose:
        x, y, angle = self.start
        return x + distance * self.way[0], y + distance * self.way[1], angle


class Slid(NamedTuple):
    """What a slide has come to. poses: by number, of all that is on the board. fell: numbers in the order in which they fell.
    gone: the number of the frame by which each of them has fallen. film: the poses of everything, frame by frame;
    what has fallen stays where it fell.
    """

    poses: dict[int, Pose]
    fell: list[int]
    gone: dict[int, int]
    film: list[dict[int, Pose]]


def slide_of(outline: Ring, through: Pose, way: Point, outlines: tuple[Ring, ...], poses: Mapping[int, Pose]) -> Slide:
    """How a floe of this outline slides along `way` through the pose `through` until all of it is on the board.

    It begins outside the board, and farther out than any of `poses`, where the others lie, that it meets on its way.
    """
    ring = placed(outline, *through)
    end = max(
        (c - a * x - b * y) / speed for a, b, c in _INSIDE if (speed := a * way[0] + b * way[1]) < 0 for x, y in ring
    )
    first = end
    for number, pose in poses.items():
        # Most of the others are too far from the way, or so far along it, that the exact question need not be asked.
        x, y = pose[0] - through[0], pose[1] - through[1]
        if abs(x * way[1] - y * way[0]) < 2 * REACH and x * way[0] + y * way[1] < first + 2 * REACH:
            met = meeting(ring, way, placed(outlines[number], *pose))
            if met:
                first = min(first, met[0])
    shore = meeting(ring, way, CORNERS)
    assert shore is not None, "the way leads onto the board"
    start = min(first, shore[0]) - 0.5
    x, y, angle = through
    return Slide((x + start * way[0], y + start * way[1], angle), way, end - start, first - start)


def slid(outlines: tuple[Ring, ...], poses: Mapping[int, Pose], mover: int, slide: Slide, frames: int = 0) -> Slid:
    """What has become of `poses` when piece `mover` has slid in.

    A piece whose centroid is off the board has fallen, and is taken away at once; the sliding one is never.
    frames: how many pictures of the slide are taken at equal distances, besides a first one; the last is taken at rest.
    """
    scene = _Scene(outlines, poses, mover, slide.after(slide.free))
    fell: list[int] = []
    gone: dict[int, int] = {}
    film: list[dict[int, Pose]] = []
    last: dict[int, Pose] = {}
    pushed = slide.length - slide.free
    steps = ceil(pushed / STEP)
    for step in range(steps + 1):
        done = slide.free + pushed * step / steps if steps else slide.length
        if step:
            scene.step(pushed / steps, slide.way)
            for number, pose in scene.fallen(everything=step % LOOK == 0 or step == steps):
                fell.append(number)
                gone[number] = len(film)
                last[number] = pose
        while len(film) < frames and len(film) * slide.length <= done * frames:
            picture = len(film) * slide.length / frames
            film.append({**scene.poses(), **last, mover: slide.after(picture)})
    rest = slide.after(slide.length)
    scene.stop(rest)
    for number, pose in scene.settled():
        fell.append(number)
        gone[number] = frames
        last[number] = pose
    end = {**scene.poses(), mover: rest}
    if frames:
        film.append({**end, **last})
    return Slid(end, fell, gone, film)


class _Scene:
    """A pymunk space with the pieces in it."""

    def __init__(self, outlines: tuple[Ring, ...], poses: Mapping[int, Pose], mover: int, start: Pose) -> None:
        self._outlines = outlines
        self._space = pymunk.Space()
        # What a step's velocity is multiplied by before the next: nothing is in motion by itself.
        self._space.damping = 0
        self._space.iterations = ITERATIONS
        self._space.collision_slop = SLOP
        self._bodies: dict[int, pymunk.Body] = {}
        for number in sorted(poses):
            mass = area_of(outlines[number])
            body = pymunk.Body(mass, pymunk.moment_for_poly(mass, outlines[number]))
            self._add(body, outlines[number], poses[number])
            self._bodies[number] = body
            self._space.add(self._ground(body))
        self._mover = mover
        self._floe = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self._add(self._floe, outlines[mover], start)
        self._at = start
        self._near = self._bodies

    def _add(self, body: pymunk.Body, outline: Ring, pose: Pose) -> None:
        shape = pymunk.Poly(body, outline)
        # Wet ice slips: pieces that rub against each other carry along what they pass, and lock.
        shape.friction = 0
        body.position = pose[0], pose[1]
        body.angle = radians(pose[2])
        self._space.add(body, shape)

    def _ground(self, body: pymunk.Body) -> pymunk.PivotJoint:
        """A joint that holds a piece where it is, gives way to a force of `GROUND` and never pulls back: dry friction."""
        joint = pymunk.PivotJoint(self._space.static_body, body, body.position, (0, 0))
        joint.max_force = GROUND * body.mass / STEP
        joint.max_bias = 0
        return joint

    def step(self, size: float, way: Point) -> None:
        """The floe advances by `size` mm: velocities are in mm a unit of time, of which `size` pass."""
        self._space.collision_bias = (1 - HEALING) ** (1 / size)
        self._floe.velocity = way
        self._space.step(size)

    def stop(self, pose: Pose) -> None:
        self._floe.velocity = 0, 0
        self._floe.position = pose[0], pose[1]
        self._at = pose

    def fallen(self, everything: bool) -> list[tuple[int, Pose]]:
        """What is off the board now, taken away. everything: look at all pieces, not only at those that were near the edge."""
        off = []
        near: dict[int, pymunk.Body] = {}
        for number, body in (self._bodies if everything else self._near).items():
            x, y = body.position
            out = beyond(x, y)
            # On the edge it depends on where the piece will be said to be.
            if out > -0.01 and beyond(*in_mm(x, y)) > 0:
                off.append((number, _pose(body)))
            elif out > -NEAR:
                near[number] = body
        for number, _ in off:
            body = self._bodies.pop(number)
            self._space.remove(body, *body.shapes, *body.constraints)
        self._near = near
        return off

    def settled(self) -> Iterator[tuple[int, Pose]]:
        """Steps at rest until nothing overlaps too deep; what falls meanwhile. Raises `RuntimeError` if there is no end to it."""
        for steps in count(SETTLING, SETTLING):
            for _ in range(SETTLING):
                self.step(STEP, (0.0, 0.0))
                yield from self.fallen(everything=True)
            jammed = self._jammed()
            if jammed is None:
                return
            if steps >= MOST_SETTLING:
                one, other, depth = jammed
                raise RuntimeError(
                    f"the ice does not come to rest: after {steps} steps pieces {one} and {other} still overlap by {depth:.2f} mm, "
                    f"needs {TOUCHING:g} at most"
                )

    def _jammed(self) -> tuple[int, int, float] | None:
        """Two pieces that overlap too deep to be at rest, and how deep; None when all are."""
        poses = {**self.poses(), self._mover: self._at}
        return next(overlaps(self._outlines, poses, TOUCHING), None)

    def poses(self) -> dict[int, Pose]:
        """Of all pieces but the sliding one."""
        return {number: _pose(body) for number, body in self._bodies.items()}


def _pose(body: pymunk.Body) -> Pose:
    x, y = body.position
    return x, y, degrees(body.angle)
