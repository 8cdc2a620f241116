from __future__ import annotations

import asyncio
import time
from email.utils import formatdate

import pytest

from blazon._pacer import WHILE_UNKNOWN, AsyncPacer, Pacer, RateWindow


def headers(remaining: int, seconds_left: float = 30, skew: float = 0) -> dict[str, str]:
    """The headers of a server whose clock is wrong by `skew` seconds."""
    now = time.time() + skew
    return {
        "x-ratelimit-remaining": str(remaining),
        "x-ratelimit-reset": str(int(now + seconds_left)),
        "date": formatdate(now, usegmt=True),
    }


def room_of(window: RateWindow) -> int:
    in_flight = window.in_flight
    while window.has_room():
        window.in_flight += 1
    room, window.in_flight = window.in_flight - in_flight, in_flight
    return room


def test_sends_few_requests_until_the_limit_is_known() -> None:
    window = RateWindow()
    assert room_of(window) == WHILE_UNKNOWN
    window.learn(headers(100))
    assert room_of(window) == 100


def test_uses_the_smallest_number_of_a_window_and_ignores_older_windows() -> None:
    window = RateWindow()
    now = headers(5)
    window.learn(now)
    window.learn({**now, "x-ratelimit-remaining": "9"})
    window.learn({**now, "x-ratelimit-remaining": "50", "x-ratelimit-reset": "60"})
    assert room_of(window) == 5
    window.in_flight = 5
    assert not window.has_room()


@pytest.mark.parametrize("skew", [-86_400, 0, 86_400])
def test_waits_for_the_end_of_the_window_even_if_the_clocks_differ(skew: float) -> None:
    window = RateWindow()
    window.learn(headers(0, seconds_left=30, skew=skew))
    assert 29 <= (window.seconds_left() or 0) <= 32


def test_does_not_wait_longer_than_a_window_lasts() -> None:
    window = RateWindow()
    window.learn(headers(0, seconds_left=86_400))
    assert (window.seconds_left() or 0) <= 61


@pytest.mark.parametrize("value", ["", "x", "-1", "²", "9" * 20])
def test_has_no_limit_if_the_headers_are_invalid(value: str) -> None:
    window = RateWindow()
    window.learn({"x-ratelimit-remaining": value, "x-ratelimit-reset": value})
    window.in_flight = 10_000
    assert window.has_room()


def test_keeps_the_last_known_limit_when_a_proxy_responds() -> None:
    window = RateWindow()
    window.learn(headers(0))
    window.learn({})
    assert not window.has_room()


def test_a_failed_request_frees_its_slot() -> None:
    pacer = Pacer()
    for _ in range(WHILE_UNKNOWN * 3):
        pacer.enter()
        pacer.leave(None)


def test_a_cancelled_task_takes_no_slot() -> None:
    async def main() -> None:
        pacer = AsyncPacer()
        for _ in range(WHILE_UNKNOWN):
            await pacer.enter()
        waiting = [asyncio.create_task(pacer.enter()) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        pacer.leave(None)
        await asyncio.wait_for(waiting[1], 5)

    asyncio.run(main())
