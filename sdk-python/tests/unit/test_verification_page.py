"""Compares the messages in the verification guide with ours. The TypeScript SDK has its own test."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from blazon import WebhookVerificationError
from blazon.webhooks import sign, verify

PAGE = (Path(__file__).parents[3] / "site/src/content/docs/guides/verification.md").read_text()
NOW = 1_763_164_800
SECRET = f"whsec_{base64.b64encode(bytes([7]) * 32).decode()}"
OTHER_SECRET = f"whsec_{base64.b64encode(bytes([8]) * 32).decode()}"
BODY = '{"event_id":"evt_1","type":"generation.success","created_at":1,"data":{}}\n'
HEADERS = sign(BODY, SECRET, event_id="evt_1", timestamp=NOW)
DIGEST = hmac.new(SECRET.encode(), BODY.encode(), hashlib.sha256)

MISTAKES: dict[str, tuple[Any, dict[str, str], str, int]] = {
    "a parsed body": (json.loads(BODY), HEADERS, SECRET, 0),
    "a body written again": (
        json.dumps(json.loads(BODY), indent=2),
        sign(BODY.strip(), SECRET, event_id="evt_1", timestamp=NOW),
        SECRET,
        0,
    ),
    "a trimmed newline": (BODY.strip(), HEADERS, SECRET, 0),
    "the secret of another workspace": (BODY, HEADERS, OTHER_SECRET, 0),
    "an API key in place of the secret": (BODY, HEADERS, "sk_test_bz_x", 0),
    "half a secret": (BODY, HEADERS, SECRET[:20], 0),
    "hex in `webhook-signature`": (BODY, {**HEADERS, "webhook-signature": DIGEST.hexdigest()}, SECRET, 0),
    "base64 without its version in `webhook-signature`": (
        BODY,
        {**HEADERS, "webhook-signature": base64.b64encode(DIGEST.digest()).decode()},
        SECRET,
        0,
    ),
    "a header that a proxy removed": (
        BODY,
        {name: value for name, value in HEADERS.items() if name != "webhook-id"},
        SECRET,
        0,
    ),
    "a clock that is 6 minutes ahead, or a replay": (BODY, HEADERS, SECRET, 6),
    "a clock that is 6 minutes behind": (BODY, HEADERS, SECRET, -6),
}

ROWS = {
    name: (reason, python)
    for name, reason, _typescript, python in re.findall(
        r"^\| ([^|]+?) \| `(\w+)` \| ([^|]+?) \| ([^|]+?) \|$", PAGE, re.MULTILINE
    )
}


def test_the_page_lists_every_mistake() -> None:
    assert list(ROWS) == list(MISTAKES)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_gets_the_documented_message(name: str) -> None:
    body, headers, secret, minutes = MISTAKES[name]
    with pytest.raises(WebhookVerificationError) as caught:
        verify(body, headers, secret, now=NOW + minutes * 60)
    assert (caught.value.reason, str(caught.value)) == ROWS[name]
