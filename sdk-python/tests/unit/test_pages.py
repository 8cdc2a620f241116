from __future__ import annotations

import asyncio

import pytest

from blazon import AsyncBlazon, Blazon
from scripted_server import Answer, ReceivedRequest, ScriptedServer, scripted


def page(*numbers: int, cursor: str | None = None) -> dict[str, object]:
    data = [
        {"id": f"mem_{number}", "object": "memory_node", "prompt": "x", "parent_id": None, "created_at": number}
        for number in numbers
    ]
    return {"object": "list", "data": data, "has_more": cursor is not None, "next_cursor": cursor}


PATH = "/v1/projects/proj_1/memory"
PAGES = {
    f"{PATH}?limit=2": page(3, 2, cursor="mem_2"),
    f"{PATH}?limit=2&starting_after=mem_2": page(1),
}


@pytest.fixture(name="server")
def _server() -> object:
    def answer(asked: ReceivedRequest, _count: int) -> Answer:
        return Answer(200, PAGES[asked.path])

    with scripted(answer) as server:
        yield server


def test_a_list_has_the_first_page_and_iterates_over_all_items(server: ScriptedServer) -> None:
    with Blazon("sk_test_x", base_url=server.url) as client:
        first = client.memory.list("proj_1", limit=2)
        assert [node.id for node in first.data] == ["mem_3", "mem_2"]
        assert (first.has_more, first.next_cursor, len(server.asked)) == (True, "mem_2", 1)
        assert [node.id for node in first] == ["mem_3", "mem_2", "mem_1"]
        assert [len(each.data) for each in first.pages()] == [2, 1]
        server.asked.clear()
        assert len(client.memory.list("proj_1", limit=2).to_list(limit=2)) == 2
        assert len(server.asked) == 1
        assert len(client.memory.list("proj_1", limit=2).to_list(limit=100)) == 3
        last = client.memory.list("proj_1", limit=2, starting_after="mem_2")
        assert last.next_page() is None


def test_an_async_list_gives_a_page_when_awaited_and_items_when_iterated(server: ScriptedServer) -> None:
    async def main() -> None:
        async with AsyncBlazon("sk_test_x", base_url=server.url) as client:
            first = await client.memory.list("proj_1", limit=2)
            assert [node.id for node in first.data] == ["mem_3", "mem_2"]
            assert (first.has_more, first.next_cursor, len(server.asked)) == (True, "mem_2", 1)
            everything = ["mem_3", "mem_2", "mem_1"]
            assert [node.id async for node in client.memory.list("proj_1", limit=2)] == everything
            assert [node.id async for node in first] == everything
            assert [len(each.data) async for each in client.memory.list("proj_1", limit=2).pages()] == [2, 1]
            server.asked.clear()
            assert await client.memory.list("proj_1", limit=2).to_list(limit=0) == []
            assert len(await client.memory.list("proj_1", limit=2).to_list(limit=2)) == 2
            assert len(server.asked) == 1
            assert len(await client.memory.list("proj_1", limit=2).to_list(limit=100)) == 3
            last = await client.memory.list("proj_1", limit=2, starting_after="mem_2")
            assert await last.next_page() is None

    asyncio.run(main())
