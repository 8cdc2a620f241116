"""A small HTTP server in its own thread."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from blazon.webhooks import MOST_BYTES

Answer = tuple[int, str, bytes]
"""A response: status, content type and body."""
Respond = Callable[[str, str, Mapping[str, str], bytes], Answer]
"""Creates a response from method, path, headers and body."""

IDLE_SECONDS = 30


@contextmanager
def listening(
    respond: Respond, *, host: str = "127.0.0.1", port: int = 0, ssl_context: ssl.SSLContext | None = None
) -> Iterator[str]:
    """The address, while the server listens."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = IDLE_SECONDS

        def handle_one_request(self) -> None:
            try:
                super().handle_one_request()
            except ConnectionError:
                self.close_connection = True

        def answer(self) -> None:
            length = int(self.headers.get("content-length") or 0)
            if length > MOST_BYTES:
                self.close_connection = True
                status, kind, body = 413, "text/plain", b""
            else:
                headers = {name.lower(): value for name, value in self.headers.items()}
                status, kind, body = respond(self.command, self.path, headers, self.rfile.read(length))
            self.send_response(status)
            if body:
                self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST = do_PATCH = do_DELETE = answer  # noqa: N815  Names of the standard library.

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer((host, port), Handler)
    server.daemon_threads = True
    if ssl_context is not None:
        # Handshakes run in the threads of connections, so that a slow one does not delay the
        # others.
        server.socket = ssl_context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"{'https' if ssl_context else 'http'}://{host}:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
