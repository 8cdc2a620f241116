"""Both clients behind one interface, so that every test covers both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from blazon import AsyncBlazon, Blazon

Input = TypeVar("Input")


class Caller(Protocol):
    """Calls a client once, or with many inputs at once, and returns the results."""

    def one(self, use: Callable[[Any], Any], **options: Any) -> Any: ...  # noqa: ANN401
    def all(self, use: Callable[[Any, Input], Any], inputs: Iterable[Input], **options: Any) -> list[Any]: ...  # noqa: ANN401


class SyncCaller:
    def one(self, use: Callable[[Any], Any], **options: Any) -> Any:  # noqa: ANN401
        with Blazon("sk_test_x", **options) as client:
            return use(client)

    def all(self, use: Callable[[Any, Input], Any], inputs: Iterable[Input], **options: Any) -> list[Any]:  # noqa: ANN401
        with Blazon("sk_test_x", **options) as client, ThreadPoolExecutor(300) as threads:
            return list(threads.map(lambda each: use(client, each), inputs))


class AsyncCaller:
    def one(self, use: Callable[[Any], Any], **options: Any) -> Any:  # noqa: ANN401
        async def main() -> Any:  # noqa: ANN401
            async with AsyncBlazon("sk_test_x", **options) as client:
                return await use(client)

        return asyncio.run(main())

    def all(self, use: Callable[[Any, Input], Any], inputs: Iterable[Input], **options: Any) -> list[Any]:  # noqa: ANN401
        async def main() -> list[Any]:
            async with AsyncBlazon("sk_test_x", **options) as client:
                return await asyncio.gather(*(use(client, each) for each in inputs))

        return asyncio.run(main())
