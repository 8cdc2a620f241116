"""The operations of the API, as calls that either client can send."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final
from urllib.parse import quote

from blazon._call import Call
from blazon.errors import BlazonError
from blazon.models import Brand, DeletedProject, Job, MemoryNode, Project
from blazon.pages import Item, ListBody


class NotGiven(Enum):
    """Distinguishes an omitted field from one that is None."""

    NOT_GIVEN = "NOT_GIVEN"

    def __repr__(self) -> str:
        return self.value


NOT_GIVEN: Final = NotGiven.NOT_GIVEN


def create_project(name: str, description: str | None) -> Call[Project]:
    return Call("POST", "/v1/projects", Project, body=_given(name=name, description=description))


def list_projects(limit: int | None) -> Call[ListBody[Project]]:
    return Call("GET", "/v1/projects", ListBody[Project], {"limit": limit})


def get_project(project_id: str) -> Call[Project]:
    return Call("GET", _path_of(project_id), Project)


def update_project(project_id: str, name: str | NotGiven, description: str | NotGiven | None) -> Call[Project]:
    fields = {"name": name, "description": description}
    body = {field: value for field, value in fields.items() if value is not NOT_GIVEN}
    return Call("PATCH", _path_of(project_id), Project, body=body)


def delete_project(project_id: str) -> Call[DeletedProject]:
    return Call("DELETE", _path_of(project_id), DeletedProject)


def generate_brand(
    project_id: str, prompt: str, webhook_url: str | None, memory_id: str | None, brand_name: str | None
) -> Call[Job]:
    body = _given(
        project_id=project_id,
        prompt=prompt,
        webhook_url=webhook_url,
        memory_id=memory_id,
        brand_name=brand_name,
    )
    return Call("POST", "/v1/brands/generate", Job, body=body, is_generation=True)


def list_brands(limit: int | None, project_id: str | None) -> Call[ListBody[Brand]]:
    return Call("GET", "/v1/brands", ListBody[Brand], {"limit": limit, "project_id": project_id})


def list_memory(project_id: str, limit: int | None) -> Call[ListBody[MemoryNode]]:
    return Call("GET", f"{_path_of(project_id)}/memory", ListBody[MemoryNode], {"limit": limit})


def page_after(call: Call[ListBody[Item]], cursor: str | None) -> Call[ListBody[Item]]:
    return replace(call, query={**call.query, "starting_after": cursor})


def _given(**fields: object) -> dict[str, object]:
    return {name: value for name, value in fields.items() if value is not None}


def _path_of(project_id: str) -> str:
    # An empty id would address the list, and one with a slash or dots would address something
    # else.
    if not project_id or project_id in (".", ".."):
        raise BlazonError(f"This is not the id of a project: {project_id!r}.")
    return f"/v1/projects/{quote(project_id, safe='')}"
