# python call-python-receiver.py <fastapi|django|flask>: sends a signed event and a forged one to the example of a
# framework, and prints both statuses.
import os
import sys

from blazon.testing import success_event
from blazon.webhooks import sign

framework = sys.argv[1]
event = success_event()
body = event if isinstance(event, bytes) else event.model_dump_json().encode()
path = "/webhooks/blazon"
signed = sign(body, os.environ["BLAZON_WEBHOOK_SECRET"], event_id="evt_1")
forged = {"content-type": "application/json"}


def answers():
    if framework == "fastapi":
        from fastapi.testclient import TestClient
        from main import app

        client = TestClient(app)
        return [client.post(path, content=body, headers=headers).status_code for headers in (signed, forged)]
    if framework == "flask":
        from app import app

        client = app.test_client()
        return [client.post(path, data=body, headers=headers).status_code for headers in (signed, forged)]
    import django
    from django.conf import settings

    settings.configure(ROOT_URLCONF="urls", ALLOWED_HOSTS=["*"], SECRET_KEY="x")
    django.setup()
    from django.test import Client

    client = Client()
    return [
        client.post(path, body, content_type="application/json", headers=headers).status_code
        for headers in (signed, {})
    ]


print(*answers())
