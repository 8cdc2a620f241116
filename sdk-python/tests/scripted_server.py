"""A scripted server on a real socket."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Literal


@dataclass(frozen=True)
class ReceivedRequest:
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True)
class Answer:
    status: int = 200
    body: object = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    after: float = 0
    how: Literal["whole", "reset", "cut", "drip"] = "whole"


RESET = Answer(how="reset")
CUT = Answer(how="cut")


@dataclass
class ScriptedServer:
    url: str
    asked: list[ReceivedRequest]


@contextmanager
def scripted(answer: Callable[[ReceivedRequest, int], Answer]) -> Iterator[ScriptedServer]:
    asked: list[ReceivedRequest] = []
    lock = threading.Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def respond(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            with lock:
                asked.append(ReceivedRequest(self.command, self.path, headers, body))
                told = answer(asked[-1], len(asked))
            time.sleep(told.after)
            getattr(self, f"send_{told.how}")(told)

        do_GET = do_POST = do_PATCH = do_DELETE = respond  # noqa: N815

        def send_whole(self, told: Answer) -> None:
            text = told.body if isinstance(told.body, bytes) else json.dumps(told.body).encode()
            self.send_response(told.status)
            for name, value in told.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def send_reset(self, _told: Answer) -> None:
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)

        def send_cut(self, _told: Answer) -> None:
            self.send_response(200)
            self.send_header("content-length", "1000")
            self.end_headers()
            self.wfile.write(b'{"id":')
            self.close_connection = True

        def send_drip(self, _told: Answer) -> None:
            self.send_response(200)
            self.send_header("content-length", "1000")
            self.end_headers()
            for _ in range(1000):
                self.wfile.write(b" ")
                time.sleep(0.05)

        def handle(self) -> None:
            try:
                super().handle()
            except OSError:
                self.close_connection = True

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        # Large enough for all callers at once.
        request_queue_size = 512

        def handle_error(self, request: object, client_address: object) -> None:
            """Disconnected clients are expected in these tests."""

    server = Server(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield ScriptedServer(f"http://127.0.0.1:{server.server_port}", asked)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
