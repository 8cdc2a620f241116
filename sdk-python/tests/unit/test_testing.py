from __future__ import annotations

import pytest

from blazon import Blazon, BlazonError, Event, GenerationFailed, GenerationSuccess, Job, NotFoundError
from blazon.testing import EventInbox, LocalServer, failed_event, send_event, success_event
from blazon.testing.event_inbox import MOST_KEPT


def test_a_program_can_generate_wait_and_receive_its_event() -> None:
    inbox = EventInbox()
    with (
        inbox.listen() as url,
        LocalServer(webhook_url=url) as server,
        Blazon("sk_test_x", base_url=server.url) as client,
    ):
        project = client.projects.create(name="Harbour")
        job = client.brands.generate(project_id=project.id, prompt="A kite shop")
        event = inbox.wait_for_event(job_id=job.id)
        assert isinstance(event, GenerationSuccess)
        assert event.data.project_id == project.id
        assert server.generations == [{"project_id": project.id, "prompt": "A kite shop"}]

        memory_id = event.data.memory_id
        refined = client.brands.generate(project_id=project.id, prompt="Deeper blue", memory_id=memory_id)
        inbox.wait_for_event(job_id=refined.id)
        assert [node.parent_id for node in client.memory.list(project.id, limit=1)] == [memory_id, None]
        assert [brand.job_id for brand in client.brands.list(project_id=project.id)] == [refined.id, job.id]
        with pytest.raises(BlazonError, match="2 others did"):
            inbox.wait_for_event(lambda _: False, timeout=0.02)


def test_the_local_server_supports_every_operation_on_projects() -> None:
    with LocalServer() as server, Blazon("sk_test_x", base_url=server.url) as client:
        made = [client.projects.create(name=name) for name in ("one", "two", "three")]
        assert [project.name for project in client.projects.list(limit=2)] == ["three", "two", "one"]
        assert client.projects.update(made[0].id, description="x").description == "x"
        assert client.projects.get(made[0].id).description == "x"
        client.brands.generate(project_id=made[0].id, prompt="x")
        assert client.projects.delete(made[0].id).deleted
        assert client.brands.list().data == ()
        with pytest.raises(NotFoundError):
            client.projects.get(made[0].id)


def test_a_test_can_choose_the_outcome_of_a_job() -> None:
    def event_of(job: Job, prompt: str) -> Event:
        return failed_event(f"rejected_{prompt}", job_id=job.id, project_id=job.project_id)

    inbox = EventInbox()
    with (
        inbox.listen() as url,
        LocalServer(event_of=event_of) as server,
        Blazon("sk_test_x", base_url=server.url) as client,
    ):
        job = client.brands.generate(project_id="proj_1", prompt="x", webhook_url=url)
        event = inbox.wait_for_event(job_id=job.id)
        assert isinstance(event, GenerationFailed)
        assert event.data.error.code == "rejected_x"


def test_an_inbox_rejects_unsigned_events_and_stores_a_repeated_one_once() -> None:
    inbox = EventInbox()
    event = success_event()
    with inbox.listen() as url:
        assert send_event(url, event, f"whsec_{'A' * 43}=").status_code == 400
        assert [send_event(url, event).status_code for _ in range(2)] == [204, 204]
        with pytest.raises(BlazonError, match="1 others did"):
            inbox.wait_for_event(lambda _: False, timeout=0)


def test_an_inbox_drops_the_oldest_events() -> None:
    inbox = EventInbox()
    events = [success_event() for _ in range(MOST_KEPT + 1)]
    for event in events:
        inbox.receive(event)
    assert inbox.wait_for_event() == events[1]
