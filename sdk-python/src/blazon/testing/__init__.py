"""For tests of programs that use Blazon: events, a receiver for them, and a server that responds like the API."""

from blazon.testing.event_inbox import EventInbox
from blazon.testing.events import failed_event, send_event, success_event
from blazon.testing.local_server import LocalServer
from blazon.webhooks import TEST_SECRET

__all__ = ["TEST_SECRET", "EventInbox", "LocalServer", "failed_event", "send_event", "success_event"]
