"""Stores events until a test or a script waits for them."""

from __future__ import annotations

import ssl
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from blazon.errors import BlazonError, WebhookVerificationError
from blazon.models import GenerationFailed, GenerationSuccess
from blazon.testing.listener import Answer, listening
from blazon.webhooks import TEST_SECRET, Event, verify

MOST_KEPT = 1_000


class EventInbox:
    """Receives webhooks, at its own address or wherever your program calls `receive`.

    ```python
    inbox = EventInbox(secret)
    with inbox.listen() as url:
        job = client.brands.generate(project_id=project.id, prompt="A kite shop", webhook_url=url)
        event = inbox.wait_for_event(job_id=job.id)
    ```
    """

    def __init__(self, secret: str | Sequence[str] = TEST_SECRET) -> None:
        self._secret = secret
        self._events: dict[str, Event] = {}
        self._changed = threading.Condition()

    def receive(self, event: Event) -> None:
        """Stores a verified event. The same event may arrive more than once."""
        with self._changed:
            self._events.setdefault(event.event_id, event)
            if len(self._events) > MOST_KEPT:
                del self._events[next(iter(self._events))]
            self._changed.notify_all()

    def wait_for_event(
        self,
        fits: Callable[[Event], bool] | None = None,
        *,
        job_id: str | None = None,
        timeout: float = 60.0,
    ) -> Event:
        """Returns the first event that matches, whether it has already arrived or not.

        It blocks; in a coroutine use `await asyncio.to_thread(inbox.wait_for_event, ...)`.
        """
        deadline = time.monotonic() + timeout
        with self._changed:
            while True:
                for event in self._events.values():
                    if (job_id is None or _job_id_of(event) == job_id) and (fits is None or fits(event)):
                        return event
                if not self._changed.wait(deadline - time.monotonic()) and time.monotonic() >= deadline:
                    raise BlazonError(
                        f"No matching event arrived within {timeout:g} seconds; {len(self._events)} others did."
                    )

    @contextmanager
    def listen(
        self, *, host: str = "127.0.0.1", port: int = 0, ssl_context: ssl.SSLContext | None = None
    ) -> Iterator[str]:
        """An address for `webhook_url`, while it listens. Blazon itself sends only to public https addresses."""
        with listening(self._respond, host=host, port=port, ssl_context=ssl_context) as url:
            yield url

    def _respond(self, method: str, _path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        if method != "POST":
            return 405, "text/plain", b"Webhooks are sent with POST.\n"
        try:
            self.receive(verify(body, headers, self._secret))
        except WebhookVerificationError as error:
            return 400, "text/plain; charset=utf-8", f"{error}\n".encode()
        return 204, "", b""


def _job_id_of(event: Event) -> str | None:
    return event.data.job_id if isinstance(event, (GenerationSuccess, GenerationFailed)) else None
