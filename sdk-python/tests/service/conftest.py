"""Uses the service that server/test/sdk-python.test.ts started. Its address and keys are in the environment."""

from __future__ import annotations

import os
import ssl
from collections.abc import Iterator

import httpx
import pytest

from blazon import Blazon
from blazon.testing import EventInbox


class Loopback(httpx.HTTPTransport):
    """Resolves `*.localhost` to this machine, whatever its resolver says."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        _to_loopback(request)
        return super().handle_request(request)


class AsyncLoopback(httpx.AsyncHTTPTransport):
    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        _to_loopback(request)
        return await super().handle_async_request(request)


def _to_loopback(request: httpx.Request) -> None:
    request.extensions = {**request.extensions, "sni_hostname": request.url.host}
    request.url = request.url.copy_with(host="127.0.0.1")


@pytest.fixture(scope="session")
def authority() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=os.environ["BLAZON_AUTHORITY"])


@pytest.fixture(scope="session")
def http_client(authority: ssl.SSLContext) -> Iterator[httpx.Client]:
    with httpx.Client(transport=Loopback(verify=authority)) as client:
        yield client


@pytest.fixture
def async_http_client(authority: ssl.SSLContext) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=AsyncLoopback(verify=authority))


@pytest.fixture(scope="session")
def client(http_client: httpx.Client) -> Blazon:
    return Blazon(http_client=http_client)


@pytest.fixture(scope="session")
def inbox() -> EventInbox:
    return EventInbox(os.environ["BLAZON_WEBHOOK_SECRET"])


@pytest.fixture(scope="session")
def webhook_url(inbox: EventInbox) -> Iterator[str]:
    certificate = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    certificate.load_cert_chain(os.environ["BLAZON_CERTIFICATE"], os.environ["BLAZON_CERTIFICATE_KEY"])
    with inbox.listen(ssl_context=certificate) as url:
        yield f"{url}/webhooks/blazon"
