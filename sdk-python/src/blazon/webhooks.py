"""Verifies webhooks.

```python
event = blazon.webhooks.verify(request.body, request.headers, secret)
```
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from pydantic import ValidationError

from blazon.errors import WebhookVerificationError
from blazon.models import GenerationFailed, GenerationSuccess, Model


class UnknownEvent(Model):
    """An event of a type that this version does not know. Answer 2xx and ignore it."""

    event_id: str
    type: str
    created_at: int
    data: dict[str, Any]


Event: TypeAlias = GenerationSuccess | GenerationFailed | UnknownEvent
"""A webhook event. Distinguish types with `isinstance` or `match`. Further types may be added."""


class Headers(Protocol):
    """Headers as a `dict`, or those of any framework."""

    def items(self) -> Iterable[tuple[str, Any]]: ...


DEFAULT_TOLERANCE: Final = 300
MOST_BYTES: Final = 4 * 1024 * 1024
"""Larger than any event. The limit keeps an attacker from exhausting the server's memory."""
TEST_SECRET: Final = "whsec_dGVzdCBzZWNyZXQgb2YgdGhpcnR5LXR3byBieXRlcyE="  # noqa: S105
"""The secret that `blazon.testing` signs with."""

_PREFIX: Final = "whsec_"
_SHORTEST_SECRET: Final = 24
_DIGEST_BYTES: Final = 32
_KNOWN: Final[dict[str, type[GenerationSuccess | GenerationFailed]]] = {
    "generation.success": GenerationSuccess,
    "generation.failed": GenerationFailed,
}


def verify(
    body: bytes | bytearray | memoryview | str,
    headers: Headers,
    secret: str | Sequence[str],
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    now: float | None = None,
) -> Event:
    """Verifies the signature of a webhook request and returns its event.

    `body` is the body exactly as it arrived: bytes, or the text before anything parsed it. `secret` is the `whsec_…`
    of the workspace, or several while it is being rotated. `tolerance` is how many seconds a request may be old, or
    ahead of our clock. `now` is Unix time, for tests.

    Raises `WebhookVerificationError`, which names the mistake.
    """
    raw = _bytes_of(body)
    keys = _keys_of(secret)
    event_id = _header(headers, "webhook-id")
    timestamp = _header(headers, "webhook-timestamp")
    signatures = _signatures_in(_header(headers, "webhook-signature"))
    if re.fullmatch(r"[0-9]{1,12}", timestamp) is None:
        raise WebhookVerificationError("header_malformed", "`webhook-timestamp` is not a Unix time in seconds.")
    prefix = f"{event_id}.{timestamp}.".encode()

    def is_signed(signed: bytes, by: Sequence[bytes] = keys) -> bool:
        # Compare all signatures, so that the timing reveals nothing about them.
        matches = [hmac.compare_digest(given, _digest(key, prefix + signed)) for key in by for given in signatures]
        return any(matches)

    if not is_signed(raw):
        raise _mismatch(raw, is_signed)
    _check_time(int(timestamp), tolerance, time.time() if now is None else now)
    return _event_in(raw)


def sign(body: bytes | str, secret: str, *, event_id: str, timestamp: int | None = None) -> dict[str, str]:
    """Creates the headers with which Blazon would send this body, for tests."""
    raw = _bytes_of(body)
    [key] = _keys_of(secret)
    at = int(time.time()) if timestamp is None else timestamp
    signature = base64.b64encode(_digest(key, f"{event_id}.{at}.".encode() + raw)).decode()
    return {
        "content-type": "application/json",
        "user-agent": "Blazon-Webhooks/1",
        "service-signature": _digest(secret.encode(), raw).hex(),
        "service-delivery-attempt": "1",
        "webhook-id": event_id,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{signature}",
    }


def _mismatch(raw: bytes, is_signed: Callable[..., bool]) -> WebhookVerificationError:
    text = raw.decode("utf-8", "replace")
    for variant in (text.strip(), f"{text}\n", text.replace("\r\n", "\n")):
        if variant != text and is_signed(variant.encode()):
            return WebhookVerificationError(
                "body_changed",
                "The body was changed on its way here: white space was added, removed or rewritten. Pass the "
                "bytes of the request as they arrived, before any middleware trims or decodes them.",
            )
    if is_signed(_compact(text)):
        return WebhookVerificationError(
            "body_changed",
            "The body was parsed and written again: json.dumps does not give the bytes that were signed. Pass the "
            "bytes of the request as they arrived.",
        )
    if is_signed(raw, _keys_of(TEST_SECRET)):
        return WebhookVerificationError(
            "signature_mismatch",
            "This request was signed with the secret of blazon.testing, and not with the one given here. Give "
            "TEST_SECRET in tests, and the secret of the workspace everywhere else.",
        )
    return WebhookVerificationError(
        "signature_mismatch",
        "The signature does not fit this body and secret. Use the signing secret of the workspace that sent it (it has "
        "one for both environments, and a rotated one stops counting when its overlap ends), and the body exactly as "
        "it arrived.",
    )


def _compact(text: str) -> bytes:
    try:
        return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")).encode()
    except (ValueError, RecursionError):
        return b""


def _bytes_of(body: object) -> bytes:
    if isinstance(body, str):
        return body.encode("utf-8", "surrogatepass")
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    raise WebhookVerificationError(
        "body_parsed",
        f"The body was parsed before it got here: this is a {type(body).__name__}. Pass the raw body, since signatures "
        "cover its exact bytes: request.body in Django, request.get_data() in Flask, await request.body() in FastAPI.",
    )


def _keys_of(secret: str | Sequence[str]) -> list[bytes]:
    # An environment variable that is not set gives None.
    secrets = [secret] if isinstance(secret, str) else list(secret or [])
    if not secrets:
        raise WebhookVerificationError("secret_malformed", "No secret was given.")
    return [_key_of(each) for each in secrets]


def _key_of(secret: object) -> bytes:
    text = secret.strip() if isinstance(secret, str) else ""
    if text.startswith("sk_"):
        raise WebhookVerificationError(
            "secret_malformed",
            "This is an API key, which verifies nothing. The signing secret begins with whsec_; the dashboard shows it "
            "under Webhooks.",
        )
    if not text.startswith(_PREFIX):
        raise WebhookVerificationError(
            "secret_malformed",
            "This is not a signing secret. A signing secret begins with whsec_. The dashboard shows it under Webhooks.",
        )
    key = _decoded(text[len(_PREFIX) :])
    if key is None:
        raise WebhookVerificationError(
            "secret_malformed",
            "The signing secret is damaged: what follows whsec_ is not base64. Copy it again.",
        )
    # A signature with a short or missing key could be forged.
    if len(key) < _SHORTEST_SECRET:
        raise WebhookVerificationError("secret_malformed", "The signing secret is cut short. Copy it again.")
    return key


def _header(headers: Headers, name: str) -> str:
    for each, value in headers.items():
        if isinstance(each, str) and each.lower() == name:
            text = value[0] if isinstance(value, (list, tuple)) and value else value
            if isinstance(text, str) and text:
                return text
    raise WebhookVerificationError(
        "header_missing",
        f"The header `{name}` is missing. Pass all headers of the request, in Django request.headers and not "
        "request.META; a proxy in front may remove those that it does not know.",
    )


def _signatures_in(header: str) -> list[bytes]:
    given = [text for version, _, text in (each.partition(",") for each in header.split()) if version == "v1"]
    decoded = [_decoded(text) for text in given]
    signatures = [each for each in decoded if each is not None and len(each) == _DIGEST_BYTES]
    if signatures:
        return signatures
    if any(re.fullmatch(r"[0-9a-fA-F]{64}", text) for text in given or header.split()):
        raise WebhookVerificationError(
            "header_malformed",
            "`webhook-signature` holds hex, and it is base64 after `v1,`. The hex signature is another header, "
            "`Service-Signature`: do not mix the two.",
        )
    raise WebhookVerificationError(
        "header_malformed", '`webhook-signature` holds no signature of version v1 in base64 ("v1,…").'
    )


def _check_time(timestamp: int, tolerance: float, now: float) -> None:
    age = round(now - timestamp)
    if age > tolerance:
        raise WebhookVerificationError(
            "timestamp_too_old",
            f"The request was signed {age} seconds ago, and {tolerance:g} are allowed. It is a replay, or the clock of "
            "this machine is ahead.",
        )
    if age < -tolerance:
        raise WebhookVerificationError(
            "timestamp_in_future",
            f"The request was signed {-age} seconds in the future. The clock of this machine is behind: synchronise "
            "it.",
        )


def _event_in(raw: bytes) -> Event:
    try:
        body = json.loads(raw)
    except (ValueError, RecursionError):
        raise WebhookVerificationError("payload_malformed", "The body is signed, but it is not JSON.") from None
    kind = body.get("type") if isinstance(body, dict) else None
    model = _KNOWN.get(kind, UnknownEvent) if isinstance(kind, str) else UnknownEvent
    try:
        return model.model_validate(body)
    except ValidationError as error:
        raise WebhookVerificationError(
            "payload_malformed", f"The body is signed, but it is not an event: {error}"
        ) from error


def _decoded(text: str) -> bytes | None:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None


def _digest(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()
