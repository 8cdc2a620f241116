"""Both clients offer what the contract does, no more and no less."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

from blazon import AsyncBlazon, Blazon

SDK = Path(__file__).parents[2]
DOCUMENT = json.loads((SDK.parent / "contract/openapi.v1.json").read_text())
# Only the command line uses the live feed, and status pages read the status without a key. api.md
# says so.
NOT_IN_CLIENTS = {"GET /v1/listen", "POST /v1/events/{event_id}/forwarded", "GET /status"}
OPERATIONS = {
    f"{method.upper()} {path}": operation
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
    if f"{method.upper()} {path}" not in NOT_IN_CLIENTS
}
TOLD = re.findall(r"^\| `client\.(\w+)\.(\w+)\(.*?\)` \| `(\w+ /v1\S*)` \|", (SDK / "api.md").read_text(), re.MULTILINE)


def test_api_md_documents_every_operation() -> None:
    assert sorted(request for _, _, request in TOLD) == sorted(OPERATIONS)


@pytest.mark.parametrize("client", [Blazon("sk_test_x"), AsyncBlazon("sk_test_x")], ids=["sync", "async"])
@pytest.mark.parametrize(("resource", "method", "request_line"), TOLD)
def test_every_operation_has_a_method_with_its_parameters(
    client: Any,  # noqa: ANN401
    resource: str,
    method: str,
    request_line: str,
) -> None:
    operation = OPERATIONS[request_line]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    wanted = {parameter["name"].lower().replace("-", "_") for parameter in operation.get("parameters", [])}
    wanted |= set(body.get("properties", {})) | {"timeout", "max_retries"}
    parameters = inspect.signature(getattr(getattr(client, resource), method)).parameters
    assert set(parameters) == wanted
    required = {name for name, each in parameters.items() if each.default is inspect.Parameter.empty}
    assert required == set(body.get("required", [])) | set(re.findall(r"{(\w+)}", request_line))
