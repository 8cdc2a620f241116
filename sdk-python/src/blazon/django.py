"""Webhooks in Django.

```python
@webhook(settings.BLAZON_WEBHOOK_SECRET)
def receive(request: HttpRequest, event: Event) -> None:
    if isinstance(event, GenerationSuccess):
        save(event.data.assets.logo_svg)

urlpatterns = [path("webhooks/blazon", receive)]
```

The view may be a coroutine function. When it raises, Blazon sends the event again.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, cast

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotAllowed
from django.http.request import RawPostDataException
from django.views.decorators.csrf import csrf_exempt

from blazon.errors import WebhookVerificationError
from blazon.webhooks import DEFAULT_TOLERANCE, MOST_BYTES, Event, verify

View = Callable[..., HttpResponseBase | Awaitable[HttpResponseBase | None] | None]


def webhook(
    secret: str | Sequence[str],
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    on_refused: Callable[[WebhookVerificationError], None] | None = None,
) -> Callable[[View], Callable[..., Any]]:
    """The view gets the request and the verified event. A request that fails verification gets 400 with the reason."""

    def read(request: HttpRequest) -> Event | HttpResponse:
        if request.method != "POST":
            return HttpResponseNotAllowed(["POST"])
        try:
            return verify(_body_of(request), request.headers, secret, tolerance=tolerance)
        except RequestDataTooBig:
            return HttpResponse("The body is too large for an event.\n", status=413, content_type="text/plain")
        except WebhookVerificationError as error:
            if on_refused is not None:
                on_refused(error)
            return HttpResponse(f"{error}\n", status=400, content_type="text/plain")

    def decorate(view: View) -> Callable[..., Any]:
        if inspect.iscoroutinefunction(view):

            @wraps(view)
            async def receive_async(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
                event = read(request)
                if isinstance(event, HttpResponse):
                    return event
                return await view(request, event, *args, **kwargs) or HttpResponse(status=204)

            return cast("Callable[..., Any]", csrf_exempt(receive_async))

        @wraps(view)
        def receive(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
            event = read(request)
            if isinstance(event, HttpResponse):
                return event
            return view(request, event, *args, **kwargs) or HttpResponse(status=204)

        return cast("Callable[..., Any]", csrf_exempt(receive))

    return decorate


def _body_of(request: HttpRequest) -> bytes:
    length = request.headers.get("content-length") or ""
    if length.isdigit() and int(length) > MOST_BYTES:
        raise RequestDataTooBig
    try:
        return cast("bytes", request.body)
    except RawPostDataException:
        raise WebhookVerificationError(
            "body_parsed",
            "The body was read before it got here, by a parser or a middleware. Signatures cover its exact bytes: "
            "let nothing read the body of this path.",
        ) from None
