"""Every error that this library raises."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal

from blazon._contract import ADVICE, ErrorCode, ErrorType


class BlazonError(Exception):
    """The base class of all errors that this library raises."""


class APIError(BlazonError):
    """An error response of the API."""

    status: int
    code: ErrorCode | str
    """What happened, as a stable code that programs can branch on. Further codes may be added."""
    type: ErrorType | str
    message: str
    """What happened, for people."""
    param: str | None
    """The invalid parameter; None if the error is not about one."""
    request_id: str | None
    """Include it when you contact us about the request."""
    doc_url: str | None
    """The page that explains the code."""
    advice: str | None
    """What to do about the error."""
    headers: Mapping[str, str]
    """The response headers, with names in lower case."""

    def __init__(self, status: int, headers: Mapping[str, str], body: object) -> None:
        fields = _error_in(body)
        self.status = status
        self.headers = headers
        self.body = body
        self.code = fields.get("code") or "unknown"
        self.type = fields.get("type") or "api_error"
        self.message = fields.get("message") or f"The API answered {status} without a readable error."
        self.param = fields.get("param")
        self.request_id = fields.get("request_id") or headers.get("request-id")
        self.doc_url = fields.get("doc_url")
        self.advice = ADVICE.get(self.code)
        super().__init__(self.message)

    def __str__(self) -> str:
        details = [self.code, self.param and f"param {self.param}", self.request_id]
        return f"{self.message} ({', '.join(filter(None, details))})"

    def __reduce__(self) -> tuple[object, ...]:
        # Task queues pickle errors, so errors must support it.
        return type(self), (self.status, self.headers, self.body)

    @property
    def retry_after(self) -> float | None:
        """The seconds to wait before the next attempt, if the API says so."""
        try:
            seconds = float(self.headers.get("retry-after", ""))
        except ValueError:
            return None
        return seconds if math.isfinite(seconds) and seconds >= 0 else None


class InvalidRequestError(APIError):
    """400, 413, 415 and the like: the request itself is wrong."""


class AuthenticationError(APIError):
    """401: the key is missing, wrong or revoked, or belongs to the other environment."""


class PermissionDeniedError(APIError):
    """403: the plan, the quota or a suspension forbids the request."""


class NotFoundError(APIError):
    """404: there is no such resource in this workspace and environment."""


class IdempotencyError(APIError):
    """422: the idempotency key was used with another request."""


class RateLimitError(APIError):
    """429: the rate limit was still exceeded after all retries."""


class ServerError(APIError):
    """5xx: the API still failed after all retries."""


class APIConnectionError(BlazonError):
    """There was no response, even after all retries. The request may or may not have been executed."""


class APITimeoutError(APIConnectionError):
    """There was no response within `timeout`, even after all retries."""


WebhookMistake = Literal[
    "body_parsed",
    "body_changed",
    "secret_malformed",
    "header_missing",
    "header_malformed",
    "timestamp_too_old",
    "timestamp_in_future",
    "signature_mismatch",
    "payload_malformed",
]


class WebhookVerificationError(BlazonError):
    """The request is not a webhook of this workspace, or could not be verified as one."""

    reason: WebhookMistake

    def __init__(self, reason: WebhookMistake, message: str) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason, str(self))


_BY_STATUS: dict[int, type[APIError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    422: IdempotencyError,
    429: RateLimitError,
}


def api_error(status: int, headers: Mapping[str, str], body: object) -> APIError:
    """Creates the error of the right class for a response."""
    otherwise = ServerError if status >= 500 else InvalidRequestError
    return _BY_STATUS.get(status, otherwise)(status, headers, body)


def _error_in(body: object) -> dict[str, str]:
    error = body.get("error") if isinstance(body, dict) else None
    if not isinstance(error, dict):
        return {}
    return {name: value for name, value in error.items() if isinstance(value, str)}
