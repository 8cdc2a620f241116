"""Webhooks in FastAPI.

```python
app = FastAPI()
verified_event = webhook_event(os.environ["BLAZON_WEBHOOK_SECRET"])

@app.post("/webhooks/blazon", status_code=204)
async def receive(event: Annotated[Event, Depends(verified_event)]) -> None:
    if isinstance(event, GenerationSuccess):
        await save(event.data.assets.logo_svg)
```

When the route raises, Blazon sends the event again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from fastapi import HTTPException, Request

from blazon.errors import WebhookVerificationError
from blazon.webhooks import DEFAULT_TOLERANCE, MOST_BYTES, Event, verify


def webhook_event(
    secret: str | Sequence[str],
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    on_refused: Callable[[WebhookVerificationError], None] | None = None,
) -> Callable[[Request], Awaitable[Event]]:
    """A dependency that returns the verified event. A request that fails verification gets 400 with the reason."""

    async def verified_event(request: Request) -> Event:
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > MOST_BYTES:
                raise HTTPException(413, "The body is too large for an event.")
        try:
            return verify(body, request.headers, secret, tolerance=tolerance)
        except WebhookVerificationError as error:
            if on_refused is not None:
                on_refused(error)
            raise HTTPException(400, str(error)) from error

    return verified_event
