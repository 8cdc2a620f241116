"""Brand identities from a sentence: the API of Blazon."""

from blazon import webhooks
from blazon._async_client import AsyncBlazon
from blazon._client import Blazon
from blazon._operations import NOT_GIVEN, NotGiven
from blazon._version import __version__
from blazon.errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    AuthenticationError,
    BlazonError,
    IdempotencyError,
    InvalidRequestError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    WebhookVerificationError,
)
from blazon.models import (
    Assets,
    Brand,
    DeletedProject,
    GenerationFailed,
    GenerationSuccess,
    Job,
    MemoryNode,
    Project,
)
from blazon.pages import AsyncPage, AsyncPages, Page
from blazon.webhooks import Event, UnknownEvent

__all__ = [
    "NOT_GIVEN",
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "Assets",
    "AsyncBlazon",
    "AsyncPage",
    "AsyncPages",
    "AuthenticationError",
    "Blazon",
    "BlazonError",
    "Brand",
    "DeletedProject",
    "Event",
    "GenerationFailed",
    "GenerationSuccess",
    "IdempotencyError",
    "InvalidRequestError",
    "Job",
    "MemoryNode",
    "NotFoundError",
    "NotGiven",
    "Page",
    "PermissionDeniedError",
    "Project",
    "RateLimitError",
    "ServerError",
    "UnknownEvent",
    "WebhookVerificationError",
    "__version__",
    "webhooks",
]
