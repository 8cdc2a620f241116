"""Delays requests that would exceed the rate limit.

With every answer the API says how many requests are left in the current minute. Generations are counted apart, so
they have a pacer of their own.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

WHILE_UNKNOWN = 8
"""The number of concurrent requests while the limit is unknown: at the start, and in a new minute."""
LONGEST_WINDOW = 60.0
"""A window is the period for which the API counts requests: one clock minute. In seconds."""
MARGIN = 1.0
"""The `Date` header has whole seconds, so a window may seem to end up to a second too early."""


class RateWindow:
    """How many requests the API still allows in the current window, as far as known."""

    def __init__(self) -> None:
        self._remaining: int | None = None
        # When the window ends: `_window` by the server's clock, which identifies the window, and
        # `_ends_at` by ours.
        self._window = 0
        self._ends_at = 0.0
        # False if a response came without a limit and none has ever stated one.
        self._is_limited = True
        self.in_flight = 0

    def has_room(self) -> bool:
        if not self._is_limited:
            return True
        if self._remaining is not None and time.monotonic() >= self._ends_at:
            self._remaining = None
        room = WHILE_UNKNOWN if self._remaining is None else self._remaining
        return room > self.in_flight

    def seconds_left(self) -> float | None:
        """Returns the seconds until the window ends, or None if only a response can tell the limit."""
        return None if self._remaining is None else max(0.0, self._ends_at - time.monotonic())

    def learn(self, headers: Mapping[str, str]) -> None:
        remaining = _number(headers.get("x-ratelimit-remaining"))
        window = _number(headers.get("x-ratelimit-reset"))
        if remaining is None or window is None:
            # A proxy may have responded instead of the API, so the last known values still apply.
            self._is_limited = self._window > 0
            return
        self._is_limited = True
        if window < self._window:
            return
        # Responses may arrive out of order. Within one window, the smallest number is the newest.
        if window == self._window and self._remaining is not None:
            remaining = min(remaining, self._remaining)
        self._remaining = remaining
        if window > self._window:
            self._window = window
            left = min(LONGEST_WINDOW, max(0.0, window - _server_time(headers)))
            self._ends_at = time.monotonic() + left + MARGIN


class Pacer:
    """A pacer for threads."""

    def __init__(self) -> None:
        self._window = RateWindow()
        self._changed = threading.Condition()

    def enter(self) -> None:
        """Returns when a request may be sent. Every call must be followed by a call of `leave`."""
        with self._changed:
            while not self._window.has_room():
                self._changed.wait(self._window.seconds_left())
            self._window.in_flight += 1

    def leave(self, headers: Mapping[str, str] | None) -> None:
        """Ends a request. Pass the headers of the response, if there was one."""
        with self._changed:
            self._window.in_flight -= 1
            if headers is not None:
                self._window.learn(headers)
            self._changed.notify_all()


class AsyncPacer:
    """A pacer for the tasks of one event loop."""

    def __init__(self) -> None:
        self._window = RateWindow()
        self._changed = asyncio.Event()

    async def enter(self) -> None:
        while not self._window.has_room():
            try:
                await asyncio.wait_for(self._changed.wait(), self._window.seconds_left())
            except asyncio.TimeoutError:
                continue
        self._window.in_flight += 1

    def leave(self, headers: Mapping[str, str] | None) -> None:
        self._window.in_flight -= 1
        if headers is not None:
            self._window.learn(headers)
        # Wake all waiting tasks. Those still over the limit wait for the next event.
        self._changed.set()
        self._changed = asyncio.Event()


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 16 else None


def _server_time(headers: Mapping[str, str]) -> float:
    try:
        seconds = parsedate_to_datetime(headers.get("date", "")).timestamp()
    except (TypeError, ValueError):
        return time.time()
    return seconds
