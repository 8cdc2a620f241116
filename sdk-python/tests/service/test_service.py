from __future__ import annotations

import asyncio
import os

import httpx
import pytest

from blazon import (
    AsyncBlazon,
    AuthenticationError,
    Blazon,
    GenerationSuccess,
    IdempotencyError,
    InvalidRequestError,
    NotFoundError,
)
from blazon.testing import EventInbox


def test_projects_are_created_read_changed_listed_and_deleted(client: Blazon) -> None:
    first, *_ = [client.projects.create(name=name) for name in ("One", "Two", "Three")]
    assert client.projects.get(first.id) == first
    changed = client.projects.update(first.id, description="changed")
    assert (changed.name, changed.description) == ("One", "changed")
    assert client.projects.update(first.id, description=None).description is None
    assert [project.name for project in client.projects.list(limit=1)] == ["Three", "Two", "One"]
    assert client.projects.delete(first.id).deleted
    with pytest.raises(NotFoundError):
        client.projects.get(first.id)


def test_generates_a_brand_verifies_its_webhook_and_refines_it(
    client: Blazon, inbox: EventInbox, webhook_url: str
) -> None:
    project = client.projects.create(name="Harbour")
    job = client.brands.generate(
        project_id=project.id, prompt="Kettle & Quay, a coffee roastery", webhook_url=webhook_url
    )
    assert (job.object, job.status) == ("job", "queued")
    event = inbox.wait_for_event(job_id=job.id)
    assert isinstance(event, GenerationSuccess), event
    assert event.data.assets.logo_svg.startswith("<svg ")

    memory_id = event.data.memory_id
    refined = client.brands.generate(
        project_id=project.id, memory_id=memory_id, prompt="Deeper blue", webhook_url=webhook_url
    )
    assert isinstance(inbox.wait_for_event(job_id=refined.id), GenerationSuccess)
    assert [brand.job_id for brand in client.brands.list(project_id=project.id)] == [refined.id, job.id]
    assert [node.parent_id for node in client.memory.list(project.id)] == [memory_id, None]


def test_executes_a_repeated_call_once(client: Blazon) -> None:
    made = [client.projects.create(name="Once", idempotency_key="order-7") for _ in range(2)]
    assert made[0] == made[1]
    with pytest.raises(IdempotencyError):
        client.projects.create(name="Twice", idempotency_key="order-7")


def test_errors_have_a_class_the_request_id_and_advice(client: Blazon, http_client: httpx.Client) -> None:
    with pytest.raises(InvalidRequestError) as caught:
        client.brands.generate(project_id="proj_1", prompt="")
    error = caught.value
    assert error.param == "prompt"
    assert (error.request_id or "").startswith("req_")
    assert error.advice
    assert "/docs" in (error.doc_url or "")
    with pytest.raises(AuthenticationError) as caught_key:
        Blazon("sk_test_bz_wrong", http_client=http_client).projects.get("proj_1")
    assert caught_key.value.code == "invalid_api_key"
    with pytest.raises(AuthenticationError) as caught_environment:
        Blazon(os.environ["BLAZON_LIVE_KEY"], http_client=http_client).projects.get("proj_1")
    assert caught_environment.value.code == "wrong_environment"


def test_asyncio_client_works(async_http_client: httpx.AsyncClient, inbox: EventInbox, webhook_url: str) -> None:
    async def main() -> None:
        async with async_http_client, AsyncBlazon(http_client=async_http_client) as client:
            names = [f"Async {number}" for number in range(20)]
            projects = await asyncio.gather(*(client.projects.create(name=name) for name in names))
            listed = await client.projects.list(limit=7).to_list(limit=20)
            assert {project.id for project in listed} == {project.id for project in projects}
            job = await client.brands.generate(
                project_id=projects[0].id, prompt="Fern & Fable, a bookshop", webhook_url=webhook_url
            )
            event = await asyncio.to_thread(inbox.wait_for_event, job_id=job.id)
            assert isinstance(event, GenerationSuccess), event
            with pytest.raises(NotFoundError):
                await client.projects.get("proj_01k9z3nq5vfa8sx2w4g6m1b0ke")

    asyncio.run(main())
