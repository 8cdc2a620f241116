"""The asyncio client."""

from __future__ import annotations

from types import TracebackType

import httpx

from blazon import _operations as operations
from blazon._call import Call, Options
from blazon._operations import NOT_GIVEN, NotGiven
from blazon._settings import settings_of
from blazon._transport import AsyncTransport
from blazon.models import Brand, DeletedProject, Job, MemoryNode, Project
from blazon.pages import AsyncPages, Item, ListBody


class AsyncBlazon:
    """A client of the Blazon API. Use one client per process: it paces its requests by the rate limit.

    `api_key` is `BLAZON_API_KEY` of the environment when left out. `base_url` is `BLAZON_BASE_URL`, else the host
    that belongs to the key. `timeout` is in seconds for one attempt, `max_retries` counts attempts after the first.
    An `http_client` of your own brings proxies and certificates; it stays open when this client is closed.
    """

    def __init__(
        self,
        api_key: str | None = None,
        *,
        base_url: str | None = None,
        timeout: float = 30.0,
        max_retries: int = 3,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._transport = AsyncTransport(settings_of(api_key, base_url, timeout, max_retries), http_client)
        self.projects = AsyncProjects(self._transport)
        self.brands = AsyncBrands(self._transport)
        self.memory = AsyncMemory(self._transport)

    async def close(self) -> None:
        await self._transport.close()

    async def __aenter__(self) -> AsyncBlazon:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


class AsyncProjects:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        *,
        name: str,
        description: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Project:
        """Creates an empty project.

        Calls with the same `idempotency_key` are carried out once. Without it every call gets a key of its own, so
        that retries are safe; give one yourself to make a call safe beyond the life of this process.
        """
        call = operations.create_project(name, description)
        return await self._transport.send(call, Options(timeout, max_retries, idempotency_key))

    async def get(self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None) -> Project:
        return await self._transport.send(operations.get_project(project_id), Options(timeout, max_retries))

    async def update(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | NotGiven | None = NOT_GIVEN,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Project:
        """Changes only the fields that you pass; None clears the description."""
        call = operations.update_project(project_id, name, description)
        return await self._transport.send(call, Options(timeout, max_retries))

    async def delete(
        self, project_id: str, *, timeout: float | None = None, max_retries: int | None = None
    ) -> DeletedProject:
        """Permanently deletes the project and everything in it."""
        return await self._transport.send(operations.delete_project(project_id), Options(timeout, max_retries))

    def list(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncPages[Project]:
        """Lists all projects, newest first. `limit` is the page size, 1 to 100."""
        call = operations.list_projects(limit)
        return _pages(self._transport, call, starting_after, Options(timeout, max_retries))


class AsyncBrands:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def generate(
        self,
        *,
        project_id: str,
        prompt: str,
        webhook_url: str | None = None,
        memory_id: str | None = None,
        brand_name: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Job:
        """Queues a brand identity. Its result arrives as a webhook: `generation.success` or `generation.failed`.

        With `memory_id` the prompt refines an earlier result.
        """
        call = operations.generate_brand(project_id, prompt, webhook_url, memory_id, brand_name)
        return await self._transport.send(call, Options(timeout, max_retries, idempotency_key))

    def list(
        self,
        *,
        project_id: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncPages[Brand]:
        """Lists finished identities, newest first, without their drawings."""
        call = operations.list_brands(limit, project_id)
        return _pages(self._transport, call, starting_after, Options(timeout, max_retries))


class AsyncMemory:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        project_id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> AsyncPages[MemoryNode]:
        """Lists the memory nodes of a project, newest first."""
        call = operations.list_memory(project_id, limit)
        return _pages(self._transport, call, starting_after, Options(timeout, max_retries))


def _pages(
    transport: AsyncTransport, call: Call[ListBody[Item]], starting_after: str | None, options: Options
) -> AsyncPages[Item]:
    async def read(cursor: str | None) -> ListBody[Item]:
        return await transport.send(operations.page_after(call, cursor), options)

    return AsyncPages(starting_after, read)
