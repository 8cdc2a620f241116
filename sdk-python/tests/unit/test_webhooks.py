from __future__ import annotations

import base64
import json
import pickle
import time
from typing import Any

import pytest

from blazon import GenerationFailed, GenerationSuccess, UnknownEvent, WebhookVerificationError
from blazon.testing import TEST_SECRET, failed_event, success_event
from blazon.webhooks import Event, sign, verify

SECRET = f"whsec_{base64.b64encode(bytes([7]) * 32).decode()}"
OTHER = f"whsec_{base64.b64encode(bytes([8]) * 32).decode()}"
EVENT = success_event()
NOW = time.time()
BODY = json.dumps(EVENT.model_dump(), ensure_ascii=False, separators=(",", ":")) + "\n"


def sent(body: str = BODY, secret: str = SECRET, minutes: float = 0) -> dict[str, str]:
    return sign(body, secret, event_id=EVENT.event_id, timestamp=int(NOW + minutes * 60))


def check(body: Any, headers: Any, secret: Any) -> Event:  # noqa: ANN401
    return verify(body, headers, secret, now=NOW)


def test_signs_as_the_service_does() -> None:
    """The values were computed with `webhookRequestHeaders` in server/integrations/webhook-signature.ts."""
    assert sign('{"a":"é"}\n', SECRET, event_id="evt_1", timestamp=1_763_164_800) == {
        "content-type": "application/json",
        "user-agent": "Blazon-Webhooks/1",
        "service-signature": "ce8e2d6118442898ca70251fece1e96433ab2de0a2d34b3728c909e90199cb63",
        "service-delivery-attempt": "1",
        "webhook-id": "evt_1",
        "webhook-timestamp": "1763164800",
        "webhook-signature": "v1,nIhJrP/uVgrCx5s+C89FwSuK5NEqDt43p6tvAD1cqfg=",
    }


@pytest.mark.parametrize("body", [BODY, BODY.encode(), bytearray(BODY.encode()), memoryview(BODY.encode())])
def test_accepts_text_and_bytes(body: Any) -> None:  # noqa: ANN401
    event = check(body, sent(), SECRET)
    assert isinstance(event, GenerationSuccess)
    assert event == EVENT


def test_accepts_headers_of_any_form() -> None:
    headers = sent()
    assert check(BODY, {name.title(): value for name, value in headers.items()}, SECRET) == EVENT
    assert check(BODY, {name: [value] for name, value in headers.items()}, SECRET) == EVENT


def test_accepts_any_of_several_secrets_on_both_sides() -> None:
    assert check(BODY, sent(), [OTHER, f"{SECRET}\n"]) == EVENT
    both = sent(secret=OTHER)["webhook-signature"] + " " + sent()["webhook-signature"]
    assert check(BODY, {**sent(), "webhook-signature": both}, SECRET) == EVENT
    assert check(BODY, {**sent(), "webhook-signature": f"v2,xx {both} v1,!"}, SECRET) == EVENT


def test_returns_events_of_every_type() -> None:
    failed = failed_event("prompt_rejected")
    body = failed.model_dump_json()
    event = check(body, sent(body), SECRET)
    assert isinstance(event, GenerationFailed)
    assert event.data.error.code == "prompt_rejected"
    later = json.dumps({"event_id": "evt_1", "type": "brand.archived", "created_at": 1, "data": {"x": 1}})
    event = check(later, sent(later), SECRET)
    assert isinstance(event, UnknownEvent)
    assert event.data == {"x": 1}


HEX = sent()["service-signature"]
MISTAKES: dict[str, tuple[Any, Any, Any, str, str]] = {
    "a parsed body": (json.loads(BODY), sent(), SECRET, "body_parsed", "this is a dict"),
    "a trimmed newline": (BODY.strip(), sent(), SECRET, "body_changed", "white space"),
    "an added newline": (BODY, sent(BODY.strip()), SECRET, "body_changed", "white space"),
    "other line ends": ("{}\r\n", sent("{}\n"), SECRET, "body_changed", "white space"),
    "a body written again": (
        json.dumps(json.loads(BODY)),
        sent(BODY.strip()),
        SECRET,
        "body_changed",
        "json.dumps does not give the bytes",
    ),
    "a wrong secret": (BODY, sent(), OTHER, "signature_mismatch", "workspace that sent it"),
    "another body": ("{}", sent(), SECRET, "signature_mismatch", "exactly as it arrived"),
    "the secret of tests": (BODY, sent(secret=TEST_SECRET), SECRET, "signature_mismatch", "blazon.testing"),
    "an API key as the secret": (BODY, sent(), "sk_test_bz_x", "secret_malformed", "an API key"),
    "something else as the secret": (BODY, sent(), "hunter2", "secret_malformed", "begins with whsec_"),
    "nothing as the secret": (BODY, sent(), None, "secret_malformed", "No secret"),
    "a damaged secret": (BODY, sent(), "whsec_&&&", "secret_malformed", "not base64"),
    "an empty secret": (BODY, sent(), "whsec_", "secret_malformed", "cut short"),
    "no secret": (BODY, sent(), [], "secret_malformed", "No secret"),
    "hex in place of base64": (
        BODY,
        {**sent(), "webhook-signature": HEX},
        SECRET,
        "header_malformed",
        "holds hex",
    ),
    "hex after v1": (
        BODY,
        {**sent(), "webhook-signature": f"v1,{HEX}"},
        SECRET,
        "header_malformed",
        "holds hex",
    ),
    "no signature": (BODY, {**sent(), "webhook-signature": "v1,"}, SECRET, "header_malformed", "holds no signature"),
    "no headers": (BODY, {}, SECRET, "header_missing", "`webhook-id` is missing"),
    "the META of Django": (
        BODY,
        {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in sent().items()},
        SECRET,
        "header_missing",
        "not request.META",
    ),
    "no time": (BODY, {**sent(), "webhook-timestamp": "now"}, SECRET, "header_malformed", "Unix time"),
    "an old request": (BODY, sent(minutes=-6), SECRET, "timestamp_too_old", "seconds ago, and 300 are allowed"),
    "a clock that is behind": (BODY, sent(minutes=6), SECRET, "timestamp_in_future", "in the future"),
    "no JSON": ("hello", sent("hello"), SECRET, "payload_malformed", "not JSON"),
    "no event": ("[]", sent("[]"), SECRET, "payload_malformed", "not an event"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_every_mistake_has_its_own_message(name: str) -> None:
    body, headers, secret, reason, said = MISTAKES[name]
    with pytest.raises(WebhookVerificationError) as caught:
        check(body, headers, secret)
    assert (caught.value.reason, said in str(caught.value)) == (reason, True), str(caught.value)


def test_hides_the_secret_in_errors() -> None:
    for body, headers, secret, _reason, _said in MISTAKES.values():
        with pytest.raises(WebhookVerificationError) as caught:
            check(body, headers, secret)
        assert SECRET.removeprefix("whsec_") not in str(caught.value)


def test_rejects_an_old_request_with_a_new_timestamp() -> None:
    old = sent(minutes=-60)
    with pytest.raises(WebhookVerificationError) as caught:
        check(BODY, {**old, "webhook-timestamp": str(int(NOW))}, SECRET)
    assert caught.value.reason == "signature_mismatch"
    assert verify(BODY, old, SECRET, tolerance=3_700, now=NOW) == EVENT
    assert verify(BODY, old, SECRET, now=NOW - 3_600) == EVENT


def test_compares_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[object] = []

    def compare_digest(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return one == other

    monkeypatch.setattr("hmac.compare_digest", compare_digest)
    check(BODY, sent(), [SECRET, OTHER])
    assert len(compared) == 2, "All secrets are tried, also after one that fits."


def test_uses_the_clock_of_the_machine_by_default() -> None:
    assert verify(BODY, sign(BODY, SECRET, event_id="evt_1"), SECRET) == EVENT


def test_errors_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(WebhookVerificationError("header_missing", "No header.")))  # noqa: S301
    assert (error.reason, str(error)) == ("header_missing", "No header.")
