import asyncio
import json
from collections.abc import Callable
from typing import Annotated, Any

import django
import httpx
import pytest
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.test import AsyncRequestFactory, RequestFactory
from fastapi import Depends, FastAPI
from flask import Flask

import blazon.django
import blazon.fastapi
import blazon.flask
from blazon import Event, GenerationFailed, WebhookVerificationError
from blazon.testing import TEST_SECRET, failed_event, success_event
from blazon.webhooks import MOST_BYTES, sign

settings.configure(ALLOWED_HOSTS=["*"], DEBUG_PROPAGATE_EXCEPTIONS=True, DATA_UPLOAD_MAX_MEMORY_SIZE=None)
django.setup()

Post = Callable[[bytes, dict[str, str]], tuple[int, str]]
Take = Callable[[Event], None]
Refuse = Callable[[WebhookVerificationError], None]


def on_fastapi(take: Take, refuse: Refuse) -> Post:
    app = FastAPI()
    verified_event = blazon.fastapi.webhook_event(TEST_SECRET, on_refused=refuse)

    @app.post("/hook", status_code=204)
    async def receive(event: Annotated[Event, Depends(verified_event)]) -> None:
        take(event)

    async def post(body: bytes, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.post("/hook", content=body, headers=headers)

    def post_now(body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        response = asyncio.run(post(body, headers))
        return response.status_code, response.text

    return post_now


def on_flask(take: Take, refuse: Refuse) -> Post:
    app = Flask(__name__)

    @app.post("/hook")
    @blazon.flask.webhook(TEST_SECRET, on_refused=refuse)
    def receive(event: Event) -> None:
        take(event)

    def post(body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        with httpx.Client(transport=httpx.WSGITransport(app, raise_app_exceptions=False)) as client:
            response = client.post("http://here/hook", content=body, headers=headers)
            return response.status_code, response.text

    return post


def on_django(take: Take, refuse: Refuse) -> Post:
    @blazon.django.webhook(TEST_SECRET, on_refused=refuse)
    def receive(_request: HttpRequest, event: Event) -> None:
        take(event)

    def post(body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        request = RequestFactory().post("/hook", body, content_type="application/json", headers=headers)
        return finished(lambda: receive(request))

    return post


def on_async_django(take: Take, refuse: Refuse) -> Post:
    @blazon.django.webhook(TEST_SECRET, on_refused=refuse)
    async def receive(_request: HttpRequest, event: Event) -> HttpResponse:
        take(event)
        return HttpResponse(status=204)

    def post(body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        request = AsyncRequestFactory().post("/hook", body, content_type="application/json", headers=headers)
        return finished(lambda: asyncio.run(receive(request)))

    return post


def finished(respond: Callable[[], Any]) -> tuple[int, str]:
    """Django decides how to respond to an exception."""
    try:
        response = respond()
    except RuntimeError:
        return 500, ""
    return response.status_code, response.content.decode()


@pytest.mark.parametrize("start", [on_fastapi, on_flask, on_django, on_async_django])
def test_accepts_signed_events_rejects_others_and_lets_blazon_retry(start: Callable[[Take, Refuse], Post]) -> None:
    taken: list[Event] = []
    refused: list[str] = []

    def take(event: Event) -> None:
        if isinstance(event, GenerationFailed):
            raise RuntimeError("the database is away")
        taken.append(event)

    post = start(take, lambda error: refused.append(error.reason))

    def send(event: Event, secret: str = TEST_SECRET) -> tuple[int, str]:
        body = event.model_dump_json(exclude_defaults=True).encode()
        return post(body, sign(body, secret, event_id=event.event_id))

    event = success_event()
    assert send(event) == (204, "")
    assert taken == [event]

    status, text = post(b"{}", {"content-type": "application/json"})
    assert status == 400
    assert "is missing" in text
    assert send(event, f"whsec_{'A' * 43}=")[0] == 400
    assert refused == ["header_missing", "signature_mismatch"]

    assert send(failed_event())[0] == 500
    assert post(b" " * (MOST_BYTES + 1), {"content-type": "application/json"})[0] == 413
    assert taken == [event]


def test_django_reports_a_body_parser_that_ran_first() -> None:
    @blazon.django.webhook(TEST_SECRET)
    def receive(_request: HttpRequest, _event: Event) -> None:
        pytest.fail("It was accepted.")

    body = json.dumps(success_event().model_dump()).encode()
    headers = sign(body, TEST_SECRET, event_id="evt_1")
    request = RequestFactory().post("/hook", body, content_type="application/json", headers=headers)
    request.read()
    assert receive(request).status_code == 400
    assert b"was read before it got here" in receive(request).content
    assert receive(RequestFactory().get("/hook")).status_code == 405
    assert receive.csrf_exempt  # type: ignore[attr-defined]
