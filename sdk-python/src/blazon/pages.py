"""Lists, page by page or item by item."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator, Sequence
from itertools import islice
from typing import Generic, Literal, TypeVar

from pydantic import BaseModel

Item = TypeVar("Item", bound=BaseModel)


class ListBody(BaseModel, Generic[Item]):
    """A page as the API sends it."""

    object: Literal["list"]
    data: tuple[Item, ...]
    has_more: bool
    next_cursor: str | None


class _Page(Generic[Item]):
    def __init__(self, body: ListBody[Item]) -> None:
        self.data: Sequence[Item] = body.data
        """The items of this page."""
        self.has_more = body.has_more
        self.next_cursor = body.next_cursor
        """The value for `starting_after` of the next page."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(data={self.data!r}, has_more={self.has_more!r})"


class Page(_Page[Item]):
    """One page of a list. Iterate over it for all items from here on; further pages are read as needed.

    ```python
    for project in client.projects.list():
        print(project.name)
    ```
    """

    def __init__(self, body: ListBody[Item], read: Callable[[str], ListBody[Item]]) -> None:
        super().__init__(body)
        self._read = read

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page.data

    def pages(self) -> Iterator[Page[Item]]:
        """Yields this page and all following ones."""
        page: Page[Item] | None = self
        while page is not None:
            yield page
            page = page.next_page()

    def next_page(self) -> Page[Item] | None:
        if not self.has_more or self.next_cursor is None:
            return None
        return Page(self._read(self.next_cursor), self._read)

    def to_list(self, *, limit: int) -> list[Item]:
        """Returns at most `limit` items. The limit is required, because lists can be long."""
        return list(islice(self, max(0, limit)))


class AsyncPage(_Page[Item]):
    """One page of a list. Iterate over it for all items from here on; further pages are read as needed."""

    def __init__(self, body: ListBody[Item], read: Callable[[str], Awaitable[ListBody[Item]]]) -> None:
        super().__init__(body)
        self._read = read

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in page.data:
                yield item

    async def pages(self) -> AsyncIterator[AsyncPage[Item]]:
        """Yields this page and all following ones."""
        page: AsyncPage[Item] | None = self
        while page is not None:
            yield page
            page = await page.next_page()

    async def next_page(self) -> AsyncPage[Item] | None:
        if not self.has_more or self.next_cursor is None:
            return None
        return AsyncPage(await self._read(self.next_cursor), self._read)

    async def to_list(self, *, limit: int) -> list[Item]:
        """Returns at most `limit` items. The limit is required, because lists can be long."""
        items: list[Item] = []
        if limit <= 0:
            return items
        async for item in self:
            items.append(item)
            if len(items) >= limit:
                break
        return items


class AsyncPages(Generic[Item]):
    """A list that has not been read yet: `await` it for its first page, or iterate over it for all items.

    ```python
    async for project in client.projects.list():
        print(project.name)
    ```
    """

    def __init__(self, cursor: str | None, read: Callable[[str | None], Awaitable[ListBody[Item]]]) -> None:
        self._cursor = cursor
        self._read = read

    def __await__(self) -> Generator[None, None, AsyncPage[Item]]:
        return self._first().__await__()

    async def _first(self) -> AsyncPage[Item]:
        return AsyncPage(await self._read(self._cursor), self._read)

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for item in await self:
            yield item

    async def pages(self) -> AsyncIterator[AsyncPage[Item]]:
        async for page in (await self).pages():
            yield page

    async def to_list(self, *, limit: int) -> list[Item]:
        """Returns at most `limit` items. The limit is required, because lists can be long."""
        return await (await self).to_list(limit=limit) if limit > 0 else []
