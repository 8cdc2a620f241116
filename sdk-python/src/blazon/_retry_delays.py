"""Which failures to retry, and how long to wait before each retry."""

from __future__ import annotations

import random
from typing import Final

from blazon.errors import APIConnectionError, APIError, BlazonError

FIRST_DELAY: Final = 0.5
LONGEST_DELAY: Final = 8.0
LONGEST_RETRY_AFTER: Final = 65.0
"""Slightly longer than the minute of the rate limit. If the API asks for a longer wait, the caller must decide."""


def is_retryable(error: BlazonError) -> bool:
    if isinstance(error, APIConnectionError):
        return True
    if not isinstance(error, APIError) or (error.retry_after or 0) > LONGEST_RETRY_AFTER:
        return False
    return error.status in (408, 429) or error.status >= 500


def retry_delay(error: BlazonError, retry: int) -> float:
    """Returns the seconds before this retry, counted from 1. A random part keeps clients from retrying all at once."""
    retry_after = error.retry_after if isinstance(error, APIError) else None
    if retry_after is not None:
        return retry_after + random.random() * FIRST_DELAY
    # The exponent is capped so that a large `max_retries` cannot overflow.
    backoff = FIRST_DELAY * 2 ** min(retry - 1, 10)
    return float(min(LONGEST_DELAY, backoff) * (0.5 + random.random() / 2))
