"""Events as the API would send them."""

from __future__ import annotations

import secrets
import time

import httpx

from blazon.models import (
    Assets,
    GenerationFailed,
    GenerationFailedData,
    GenerationFailure,
    GenerationSuccess,
    GenerationSuccessData,
)
from blazon.webhooks import TEST_SECRET, Event, sign

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def success_event(
    *,
    job_id: str | None = None,
    project_id: str | None = None,
    memory_id: str | None = None,
    assets: Assets | None = None,
) -> GenerationSuccess:
    return GenerationSuccess(
        event_id=new_id("evt"),
        type="generation.success",
        created_at=int(time.time()),
        data=GenerationSuccessData(
            job_id=job_id or new_id("job"),
            project_id=project_id or new_id("proj"),
            memory_id=memory_id or new_id("mem"),
            assets=assets or _ASSETS,
        ),
    )


def failed_event(
    code: str = "generation_failed", *, job_id: str | None = None, project_id: str | None = None
) -> GenerationFailed:
    return GenerationFailed(
        event_id=new_id("evt"),
        type="generation.failed",
        created_at=int(time.time()),
        data=GenerationFailedData(
            job_id=job_id or new_id("job"),
            project_id=project_id or new_id("proj"),
            error=GenerationFailure(code=code, message="The identity could not be drawn."),
        ),
    )


def send_event(url: str, event: Event, secret: str = TEST_SECRET) -> httpx.Response:
    """Sends a signed event to an address, as Blazon does."""
    body = event.model_dump_json(exclude_defaults=True).encode()
    return httpx.post(url, content=body, headers=sign(body, secret, event_id=event.event_id))


def new_id(prefix: str) -> str:
    return f"{prefix}_0{''.join(secrets.choice(ALPHABET) for _ in range(25))}"


def _logo(colour: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="40" fill="{colour}"/></svg>'
    )


_ASSETS = Assets(
    logo_svg=_logo("#12304a"),
    logo_svg_dark=_logo("#e2a76f"),
    primary_color="#12304a",
    secondary_color="#e2a76f",
    font_family="Fraunces",
    font_weight_heading="600",
    font_weight_body="400",
)
