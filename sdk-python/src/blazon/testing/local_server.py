"""A small server that responds like the API."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

from blazon.models import GenerationSuccess, Job
from blazon.testing.events import new_id, send_event, success_event
from blazon.testing.listener import Answer, listening
from blazon.webhooks import TEST_SECRET, Event

Fields = dict[str, Any]
EVENT_AFTER_SECONDS = 0.01


class LocalServer:
    """Responds like the API, to test your program without network, key or quota.

    Every operation is there, and every generation is followed by a signed event. It does not validate requests.

    ```python
    with LocalServer(webhook_url="http://127.0.0.1:8000/webhooks/blazon") as server:
        client = Blazon("sk_test_x", base_url=server.url)
    ```

    `webhook_url` receives the events of generations without one of their own. `event_of` decides what becomes of a
    job with this prompt: a success when left out.
    """

    url: str
    """The value for `base_url`."""
    generations: list[Fields]
    """The request bodies of all generations so far."""

    def __init__(
        self,
        *,
        webhook_url: str | None = None,
        secret: str = TEST_SECRET,
        event_of: Callable[[Job, str], Event] | None = None,
    ) -> None:
        self.generations = []
        self._webhook_url = webhook_url
        self._secret = secret
        self._event_of = event_of
        self._lock = threading.Lock()
        self._projects: dict[str, Fields] = {}
        # Each brand with its memory node.
        self._results: list[tuple[Fields, Fields]] = []
        self._open = ExitStack()

    def __enter__(self) -> LocalServer:
        self.url = self._open.enter_context(listening(self._respond))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def _respond(self, method: str, target: str, _headers: Mapping[str, str], body: bytes) -> Answer:
        parts = urlsplit(target)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        sent: Fields = json.loads(body) if body else {}
        with self._lock:
            status, answer = self._answer(method, parts.path.removeprefix("/v1/").split("/"), query, sent)
        return status, "application/json", json.dumps(answer).encode()

    def _answer(self, method: str, path: list[str], query: dict[str, str], sent: Fields) -> tuple[int, Fields]:
        match method, path:
            case "POST", ["projects"]:
                return 201, self._create(sent)
            case "GET", ["projects"]:
                return 200, _page(list(self._projects.values()), query)
            case "POST", ["brands", "generate"]:
                return 202, self._generate(sent)
            case "GET", ["brands"]:
                return 200, _page([brand for brand, _ in self._results_of(query.get("project_id"))], query)
            case _, ["projects", project_id, *rest] if project_id in self._projects:
                return self._answer_for(method, project_id, rest, query, sent)
        return _NOT_FOUND

    def _answer_for(
        self, method: str, project_id: str, rest: list[str], query: dict[str, str], sent: Fields
    ) -> tuple[int, Fields]:
        match method, rest:
            case "GET", []:
                return 200, self._projects[project_id]
            case "PATCH", []:
                self._projects[project_id] |= sent
                return 200, self._projects[project_id]
            case "DELETE", []:
                del self._projects[project_id]
                self._results = [each for each in self._results if each[0]["project_id"] != project_id]
                return 200, {"id": project_id, "object": "project", "deleted": True}
            case "GET", ["memory"]:
                return 200, _page([node for _, node in self._results_of(project_id)], query)
        return _NOT_FOUND

    def _results_of(self, project_id: str | None) -> list[tuple[Fields, Fields]]:
        return [each for each in self._results if project_id in (None, each[0]["project_id"])]

    def _create(self, sent: Fields) -> Fields:
        project = {
            "id": new_id("proj"),
            "object": "project",
            "workspace_id": new_id("ws"),
            "name": "",
            "description": None,
            "status": "active",
            "created_at": int(time.time()),
            **sent,
        }
        self._projects[project["id"]] = project
        return project

    def _generate(self, sent: Fields) -> Fields:
        self.generations.append(sent)
        job = Job(
            id=new_id("job"),
            object="job",
            project_id=sent["project_id"],
            status="queued",
            created_at=int(time.time()),
        )
        event = (
            success_event(job_id=job.id, project_id=job.project_id)
            if self._event_of is None
            else self._event_of(job, sent["prompt"])
        )
        if isinstance(event, GenerationSuccess):
            self._remember(sent, event)
        url = sent.get("webhook_url") or self._webhook_url
        if url is not None:
            # Events follow the response, as with the API.
            threading.Timer(EVENT_AFTER_SECONDS, self._deliver, (url, event)).start()
        return job.model_dump()

    def _deliver(self, url: str, event: Event) -> None:
        try:
            send_event(url, event, self._secret)
        except httpx.HTTPError:
            # If the receiver fails, its own test must notice.
            return

    def _remember(self, sent: Fields, event: GenerationSuccess) -> None:
        data = event.data
        made = {"prompt": sent["prompt"], "created_at": event.created_at}
        node = {"id": data.memory_id, "object": "memory_node", "parent_id": sent.get("memory_id"), **made}
        assets = data.assets.model_dump(include={"primary_color", "secondary_color", "font_family"})
        ids = {"project_id": data.project_id, "job_id": data.job_id, "memory_id": data.memory_id}
        self._results.append(({"id": new_id("brand"), "object": "brand", **ids, **assets, **made}, node))


def _page(oldest_first: list[Fields], query: dict[str, str]) -> Fields:
    items = oldest_first[::-1]
    ids = [item["id"] for item in items]
    cursor = query.get("starting_after")
    start = ids.index(cursor) + 1 if cursor in ids else 0
    limit = int(query.get("limit", 10))
    data = items[start : start + limit]
    has_more = start + limit < len(items)
    return {
        "object": "list",
        "data": data,
        "has_more": has_more,
        "next_cursor": data[-1]["id"] if has_more else None,
    }


_NOT_FOUND: tuple[int, Fields] = (
    404,
    {
        "error": {
            "type": "invalid_request_error",
            "code": "resource_not_found",
            "message": "The local server does not support this request.",
            "param": None,
        }
    },
)
