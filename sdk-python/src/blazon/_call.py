"""One API call: the request, its attempts, and how to read the response."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar

import httpx
from pydantic import BaseModel, ValidationError

from blazon._retry_delays import is_retryable, retry_delay
from blazon._version import __version__
from blazon.errors import APIConnectionError, APIError, APITimeoutError, BlazonError, api_error
from blazon.models import DeletedProject

Result = TypeVar("Result", bound=BaseModel)

MOST_BYTES: Final = 16 * 1024 * 1024
"""Larger than any response of the API. The limit keeps another server from exhausting memory."""


@dataclass(frozen=True)
class Settings:
    """Settings of a client."""

    api_key: str = field(repr=False)
    base_url: str
    timeout: float
    max_retries: int


@dataclass(frozen=True)
class Options:
    """Options of one call. None means the client's setting."""

    timeout: float | None = None
    max_retries: int | None = None
    idempotency_key: str | None = None


@dataclass(frozen=True)
class Call(Generic[Result]):
    """An operation with its parameters."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    result: type[Result]
    query: Mapping[str, str | int | None] = field(default_factory=dict)
    body: Mapping[str, object] | None = None
    is_generation: bool = False


class Attempts(Generic[Result]):
    """The attempts of one call. Each sends exactly the same bytes."""

    def __init__(self, settings: Settings, call: Call[Result], options: Options) -> None:
        self._settings = settings
        self._call = call
        self._max_retries = settings.max_retries if options.max_retries is None else options.max_retries
        self._timeout = settings.timeout if options.timeout is None else options.timeout
        self._made = 0
        self._is_uncertain = False
        headers = {
            "authorization": f"Bearer {settings.api_key}",
            "accept": "application/json",
            "user-agent": f"blazon-python/{__version__}",
        }
        if call.body is not None:
            headers["content-type"] = "application/json"
        if call.method == "POST":
            # All attempts use the same key, so the API executes the request once.
            headers["idempotency-key"] = _checked_key(options.idempotency_key)
        self.request: dict[str, Any] = {
            "method": call.method,
            "url": settings.base_url + call.path,
            "params": {name: value for name, value in call.query.items() if value is not None},
            "content": None if call.body is None else json.dumps(call.body).encode(),
            "headers": headers,
            "timeout": httpx.Timeout(self._timeout),
            # A redirect would send the API key to another server.
            "follow_redirects": False,
        }

    def answer(self) -> Answer:
        return Answer(time.monotonic() + self._timeout)

    def result_of(self, response: httpx.Response, answer: Answer) -> Result:
        body = answer.parsed()
        if not response.is_success:
            raise api_error(response.status_code, lower_case(response.headers), body)
        if body is None:
            raise APIConnectionError("The response ended before it was complete.")
        try:
            return self._call.result.model_validate(body)
        except ValidationError as error:
            raise BlazonError(
                f"The response to {self._call.method} {self._call.path} does not match this version of the SDK: {error}"
            ) from error

    def failure_of(self, error: httpx.RequestError) -> APIConnectionError:
        if isinstance(error, httpx.TimeoutException):
            return APITimeoutError(f"The API did not respond within {self._timeout:g} seconds.")
        return APIConnectionError(
            f"The API could not be reached at {self._settings.base_url}: {str(error) or type(error).__name__}"
        )

    def settled_by(self, error: BlazonError) -> Result | None:
        """Whether the project no longer exists, which means that an earlier attempt deleted it."""
        is_gone = isinstance(error, APIError) and error.code == "resource_not_found"
        if not (self._is_uncertain and is_gone and self._call.method == "DELETE"):
            return None
        gone = DeletedProject(id=self._call.path.rsplit("/", 1)[-1], object="project", deleted=True)
        return self._call.result.model_validate(gone.model_dump())

    def delay_after(self, error: BlazonError) -> float | None:
        """Returns the seconds until the next attempt, or None if this was the last."""
        if self._made >= self._max_retries or not is_retryable(error):
            return None
        if not isinstance(error, APIError) or error.status >= 500:
            self._is_uncertain = True
        self._made += 1
        return retry_delay(error, self._made)


class Answer:
    """Reads a response body, limited in size and total time. The timeout of httpx applies only to each read."""

    def __init__(self, deadline: float) -> None:
        self._deadline = deadline
        self._parts: list[bytes] = []
        self._length = 0

    def add(self, part: bytes) -> None:
        self._length += len(part)
        if self._length > MOST_BYTES:
            raise BlazonError(f"The response is larger than {MOST_BYTES} bytes.")
        if time.monotonic() > self._deadline:
            raise APITimeoutError("The response did not arrive completely within the timeout.")
        self._parts.append(part)

    def parsed(self) -> object:
        try:
            return json.loads(b"".join(self._parts))
        except (ValueError, RecursionError):
            return None


def lower_case(headers: httpx.Headers) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def _checked_key(key: str | None) -> str:
    if key is None:
        return str(uuid.uuid4())
    if 1 <= len(key) <= 255 and key.isascii() and key.isprintable():
        return key
    raise BlazonError("An idempotency key has 1 to 255 printable ASCII characters.")
