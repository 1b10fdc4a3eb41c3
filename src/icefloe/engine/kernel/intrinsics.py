"""What one machine instruction does to a set of cells, for numba."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_FALSE = ir.Constant(ir.IntType(1), 0)


@intrinsic
def count(typing: Any, cells: Any) -> Any:
    """How many members a set has."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def lowest(typing: Any, cells: Any) -> Any:
    """The lowest member of a set that is not empty."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _FALSE)

    return types.int64(types.int64), code


@intrinsic
def highest(typing: Any, cells: Any) -> Any:
    """The highest member of a set that is not empty."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        leading = builder.ctlz(arguments[0], _FALSE)
        return builder.sub(ir.Constant(ir.IntType(64), 63), leading)

    return types.int64(types.int64), code


@intrinsic
def index(typing: Any, place: Any) -> Any:
    """A place in an array that is not negative: numba asks of others whether they count from the end."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return arguments[0]

    return types.uint64(types.int64), code
