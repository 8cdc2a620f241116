from __future__ import annotations

import asyncio
import json
import pickle
import random
import threading
import time
from typing import Any

import httpx
import pytest

from blazon import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    AsyncBlazon,
    AuthenticationError,
    Blazon,
    BlazonError,
    IdempotencyError,
    InvalidRequestError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
)
from blazon._call import MOST_BYTES
from callers import Caller
from scripted_server import CUT, RESET, Answer, ReceivedRequest, scripted

AT_ONCE = {"retry-after": "0"}
PROJECT = {
    "id": "proj_1",
    "object": "project",
    "workspace_id": "ws_1",
    "name": "Harbour",
    "description": None,
    "status": "active",
    "created_at": 1,
}


def failure(code: str) -> dict[str, object]:
    return {
        "error": {
            "type": "invalid_request_error",
            "code": code,
            "message": "Said so.",
            "param": "name",
            "request_id": "req_1",
            "doc_url": "https://docs/x",
        }
    }


def get(client: Any) -> Any:  # noqa: ANN401
    return client.projects.get("proj_1")


class TestErrors:
    @pytest.mark.parametrize(
        ("status", "code", "kind", "advice"),
        [
            (400, "invalid_param", InvalidRequestError, "Correct the parameter"),
            (401, "invalid_api_key", AuthenticationError, "create a new one"),
            (403, "billing_hard_limit", PermissionDeniedError, "Pay the open invoice"),
            (404, "resource_not_found", NotFoundError, "Check the id"),
            (422, "idempotency_key_reused", IdempotencyError, "Use a new key"),
            (429, "rate_limit_exceeded", RateLimitError, "Retry-After"),
            (503, "service_unavailable", ServerError, "same Idempotency-Key"),
        ],
    )
    def test_have_a_class_fields_and_advice(
        self, caller: Caller, status: int, code: str, kind: type[APIError], advice: str
    ) -> None:
        with scripted(lambda _asked, _count: Answer(status, failure(code), AT_ONCE)) as server:
            with pytest.raises(kind) as caught:
                caller.one(lambda client: client.projects.create(name="x"), base_url=server.url, max_retries=1)
            error = caught.value
            assert isinstance(error, APIError)
            assert (error.status, error.code, error.param) == (status, code, "name")
            assert (error.request_id, error.doc_url) == ("req_1", "https://docs/x")
            assert advice in (error.advice or "")
            assert str(error) == f"Said so. ({code}, param name, req_1)"
            assert len(server.asked) == (2 if status in (429, 503) else 1)

    def test_can_be_pickled(self) -> None:
        error = pickle.loads(pickle.dumps(NotFoundError(404, {"retry-after": "3"}, failure("resource_not_found"))))  # noqa: S301
        assert isinstance(error, NotFoundError)
        assert (error.code, error.retry_after, str(error).startswith("Said so.")) == ("resource_not_found", 3, True)

    @pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"error": "no"}', b'{"error": {"code": 7}}'])
    def test_recognise_a_response_that_is_not_from_the_api(self, caller: Caller, body: bytes) -> None:
        answer = Answer(502, body, {"request-id": "req_2"})
        with (
            scripted(lambda _asked, _count: answer) as server,
            pytest.raises(ServerError, match="answered 502 without a readable error") as caught,
        ):
            caller.one(get, base_url=server.url, max_retries=0)
        assert (caught.value.code, caught.value.request_id) == ("unknown", "req_2")

    def test_report_a_response_that_does_not_end(self, caller: Caller) -> None:
        with scripted(lambda _asked, _count: Answer(200, b" " * (MOST_BYTES + 1))) as server:
            with pytest.raises(BlazonError, match="larger than 16777216 bytes"):
                caller.one(get, base_url=server.url)
            assert len(server.asked) == 1

    def test_report_a_response_that_does_not_match_the_model(self, caller: Caller) -> None:
        with (
            scripted(lambda _asked, _count: Answer(200, {"id": 7})) as server,
            pytest.raises(BlazonError, match="does not match this version"),
        ):
            caller.one(get, base_url=server.url)

    def test_do_not_follow_redirects_with_the_key(self, caller: Caller) -> None:
        with scripted(lambda _asked, _count: Answer(200, PROJECT)) as elsewhere:
            answer = Answer(307, b"", {"location": f"{elsewhere.url}/v1/projects/proj_1"})
            with (
                scripted(lambda _asked, _count: answer) as server,
                pytest.raises(InvalidRequestError, match="answered 307"),
            ):
                caller.one(get, base_url=server.url)
            assert elsewhere.asked == []


class TestRetries:
    def test_keep_the_idempotency_key_of_a_call_and_calls_have_different_keys(self, caller: Caller) -> None:
        def answer(_asked: ReceivedRequest, count: int) -> Answer:
            return RESET if count % 2 == 1 else Answer(201, PROJECT)

        with scripted(answer) as server:
            caller.one(lambda client: client.projects.create(name="one"), base_url=server.url)
            caller.one(lambda client: client.projects.create(name="two"), base_url=server.url)
            keys = [asked.headers["idempotency-key"] for asked in server.asked]
            bodies = [asked.body for asked in server.asked]
        assert keys[0] == keys[1] != keys[2] == keys[3]
        assert bodies[0] == bodies[1] != bodies[2] == bodies[3]

    def test_use_the_idempotency_key_of_the_caller(self, caller: Caller) -> None:
        job = {"id": "job_1", "object": "job", "project_id": "proj_1", "status": "queued", "created_at": 1}
        with scripted(lambda _asked, _count: Answer(202, job)) as server:
            caller.one(
                lambda client: client.brands.generate(project_id="proj_1", prompt="x", idempotency_key="order-7"),
                base_url=server.url,
            )
            assert server.asked[0].headers["idempotency-key"] == "order-7"
            assert json.loads(server.asked[0].body) == {"project_id": "proj_1", "prompt": "x"}

    @pytest.mark.parametrize("key", ["", "x" * 256, "é", "a\nb"])
    def test_reject_an_idempotency_key_that_is_invalid_in_a_header(self, caller: Caller, key: str) -> None:
        with pytest.raises(BlazonError, match="1 to 255"):
            caller.one(lambda client: client.projects.create(name="x", idempotency_key=key))

    def test_wait_as_long_as_the_api_says(self, caller: Caller) -> None:
        def answer(_asked: ReceivedRequest, count: int) -> Answer:
            if count > 1:
                return Answer(200, PROJECT)
            return Answer(429, failure("rate_limit_exceeded"), {"retry-after": "1"})

        with scripted(answer) as server:
            begin = time.monotonic()
            assert caller.one(get, base_url=server.url).name == "Harbour"
            assert time.monotonic() - begin > 0.99
            assert len(server.asked) == 2

    def test_do_not_wait_for_a_suspension_of_a_quarter_of_an_hour(self, caller: Caller) -> None:
        answer = Answer(503, failure("service_unavailable"), {"retry-after": "900"})
        with scripted(lambda _asked, _count: answer) as server:
            with pytest.raises(ServerError) as caught:
                caller.one(get, base_url=server.url)
            assert caught.value.retry_after == 900
            assert len(server.asked) == 1

    def test_end_with_the_cause_of_the_last_failure(self, caller: Caller) -> None:
        with scripted(lambda _asked, _count: CUT) as server:
            with pytest.raises(APIConnectionError):
                caller.one(get, base_url=server.url, max_retries=1)
            assert len(server.asked) == 2
        with pytest.raises(APIConnectionError, match=r"could not be reached at http://127\.0\.0\.1:1"):
            caller.one(get, base_url="http://127.0.0.1:1", max_retries=0)
        with (
            scripted(lambda _asked, _count: Answer(after=2)) as server,
            pytest.raises(APITimeoutError, match=r"within 0\.1 seconds"),
        ):
            caller.one(get, base_url=server.url, max_retries=0, timeout=0.1)

    def test_time_out_if_a_response_arrives_too_slowly(self, caller: Caller) -> None:
        begin = time.monotonic()
        with scripted(lambda _asked, _count: Answer(how="drip")) as server, pytest.raises(APITimeoutError):
            caller.one(get, base_url=server.url, max_retries=0, timeout=0.3)
        assert time.monotonic() - begin < 5

    def test_treat_a_project_as_deleted_if_the_response_was_lost(self, caller: Caller) -> None:
        gone = Answer(404, failure("resource_not_found"))
        with scripted(lambda _asked, count: RESET if count == 1 else gone) as server:
            result = caller.one(lambda client: client.projects.delete("proj_1"), base_url=server.url)
            assert (result.id, result.deleted) == ("proj_1", True)
            with pytest.raises(NotFoundError):
                caller.one(lambda client: client.projects.delete("proj_2"), base_url=server.url)

    def test_end_when_the_task_is_cancelled(self) -> None:
        async def main(url: str) -> None:
            async with AsyncBlazon("sk_test_x", base_url=url) as client:
                await asyncio.wait_for(client.projects.get("proj_1"), 0.2)

        answer = Answer(503, {}, {"retry-after": "30"})
        with scripted(lambda _asked, _count: answer) as server, pytest.raises(asyncio.TimeoutError):
            asyncio.run(main(server.url))


class TestClient:
    def test_takes_key_and_host_from_the_environment_and_the_host_from_the_key(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("BLAZON_API_KEY", raising=False)
        monkeypatch.delenv("BLAZON_BASE_URL", raising=False)
        with pytest.raises(BlazonError, match="set BLAZON_API_KEY"):
            Blazon()
        with pytest.raises(BlazonError, match="sk_live_ or sk_test_"):
            Blazon("pk_1")
        assert self.host_of(Blazon("sk_live_x")) == "https://api.blazon.localhost:8443"
        monkeypatch.setenv("BLAZON_API_KEY", "sk_test_x\n")
        assert self.host_of(Blazon()) == "https://sandbox.blazon.localhost:8443"
        monkeypatch.setenv("BLAZON_BASE_URL", "https://blazon.example/")
        assert self.host_of(Blazon()) == "https://blazon.example"

    def host_of(self, client: Blazon) -> str:
        return client._transport._settings.base_url

    def test_rejects_plain_http_for_a_live_key_and_an_invalid_address(self) -> None:
        with pytest.raises(BlazonError, match="plain HTTP"):
            Blazon("sk_live_x", base_url="http://blazon.example")
        with pytest.raises(BlazonError, match="not an address"):
            Blazon("sk_test_x", base_url="blazon.example")

    def test_hides_its_key_in_its_representation(self) -> None:
        client = Blazon("sk_test_hidden")
        assert "hidden" not in f"{client!r} {vars(client)!r} {client._transport._settings!r}"

    @pytest.mark.parametrize("project_id", ["", ".", ".."])
    def test_rejects_ids_that_would_change_the_path(self, caller: Caller, project_id: str) -> None:
        with pytest.raises(BlazonError, match="not the id of a project"):
            caller.one(lambda client: client.projects.get(project_id))

    def test_escapes_ids_in_the_path(self, caller: Caller) -> None:
        with scripted(lambda _asked, _count: Answer(200, PROJECT)) as server:
            caller.one(lambda client: client.projects.get("../brands?x#y"), base_url=server.url)
            assert server.asked[0].path == "/v1/projects/..%2Fbrands%3Fx%23y"

    def test_does_not_close_an_http_client_that_it_was_given(self) -> None:
        with httpx.Client() as own:
            Blazon("sk_test_x", http_client=own).close()
            assert not own.is_closed

    def test_updates_only_the_given_fields(self, caller: Caller) -> None:
        with scripted(lambda _asked, _count: Answer(200, {**PROJECT, "added_later": 1})) as server:
            caller.one(lambda client: client.projects.update("proj_1", name="New"), base_url=server.url)
            caller.one(lambda client: client.projects.update("proj_1", description=None), base_url=server.url)
            assert [json.loads(asked.body) for asked in server.asked] == [{"name": "New"}, {"description": None}]


def test_stays_within_the_rate_limit(caller: Caller) -> None:
    """Sends 300 calls at once with a limit of 100 per window. None may be rejected."""
    limit, window_seconds = 100, 2
    counted: dict[int, int] = {}
    # The windows must not depend on the system clock, which may be set back during the test.
    clock_offset = time.time() - time.monotonic()

    def answer(_asked: ReceivedRequest, _count: int) -> Answer:
        now = clock_offset + time.monotonic()
        window = (int(now) // window_seconds + 1) * window_seconds
        counted[window] = counted.get(window, 0) + 1
        headers = {
            "x-ratelimit-remaining": str(max(0, limit - counted[window])),
            "x-ratelimit-reset": str(window),
            "retry-after": "1",
        }
        if counted[window] > limit:
            return Answer(429, failure("rate_limit_exceeded"), headers)
        return Answer(200, PROJECT, headers)

    with scripted(answer) as server:
        results = caller.all(lambda client, _: get(client), range(300), base_url=server.url)
    # A request whose connection broke is counted twice, so the total may exceed 300. No window may.
    assert len(results) == 300
    assert max(counted.values()) <= limit, counted


def test_loses_and_repeats_nothing_with_a_server_that_fails_in_every_way(
    caller: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blazon._retry_delays.LONGEST_DELAY", 0.5)
    seed = random.randrange(2**32)
    chance = random.Random(seed)
    made: dict[str, bytes] = {}
    lost = 0
    lock = threading.Lock()

    def answer(asked: ReceivedRequest, _count: int) -> Answer:
        nonlocal lost
        with lock:
            before = chance.randrange(10)
            if before < 3:
                return [RESET, Answer(503, headers=AT_ONCE), Answer(429, headers=AT_ONCE)][before]
            body = made.setdefault(asked.headers["idempotency-key"], asked.body)
            whole = {**PROJECT, **json.loads(body)}
            after = chance.randrange(8)
            if after > 2:
                return Answer(201, whole)
            lost += 1
            return [RESET, CUT, Answer(201, whole, after=3)][after]

    names = [f"project {number}" for number in range(100)]
    with scripted(answer) as server:
        results = caller.all(
            lambda client, name: client.projects.create(name=name),
            names,
            base_url=server.url,
            max_retries=30,
            timeout=2,
        )
    assert [result.name for result in results] == names, f"seed {seed}"
    assert sorted(json.loads(body)["name"] for body in made.values()) == sorted(names), f"seed {seed}"
    assert lost > 5, f"seed {seed}"
