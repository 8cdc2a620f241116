"""Webhooks in Flask.

```python
@app.post("/webhooks/blazon")
@webhook(os.environ["BLAZON_WEBHOOK_SECRET"])
def receive(event: Event) -> None:
    if isinstance(event, GenerationSuccess):
        save(event.data.assets.logo_svg)
```

When the view raises, Blazon sends the event again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Concatenate, ParamSpec

from flask import Response, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import RequestEntityTooLarge

from blazon.errors import WebhookVerificationError
from blazon.webhooks import DEFAULT_TOLERANCE, MOST_BYTES, Event, verify

P = ParamSpec("P")
View = Callable[Concatenate[Event, P], ResponseReturnValue | None]


def webhook(
    secret: str | Sequence[str],
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    on_refused: Callable[[WebhookVerificationError], None] | None = None,
) -> Callable[[View[P]], Callable[P, ResponseReturnValue]]:
    """The view gets the verified event. A request that fails verification gets 400 with the reason."""

    def decorate(view: View[P]) -> Callable[P, ResponseReturnValue]:
        @wraps(view)
        def receive(*args: P.args, **kwargs: P.kwargs) -> ResponseReturnValue:
            request.max_content_length = MOST_BYTES
            try:
                event = verify(request.get_data(), request.headers, secret, tolerance=tolerance)
            except RequestEntityTooLarge:
                return Response("The body is too large for an event.\n", 413, mimetype="text/plain")
            except WebhookVerificationError as error:
                if on_refused is not None:
                    on_refused(error)
                return Response(f"{error}\n", 400, mimetype="text/plain")
            answer = view(event, *args, **kwargs)
            return Response(status=204) if answer is None else answer

        return receive

    return decorate
