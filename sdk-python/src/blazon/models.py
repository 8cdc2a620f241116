"""What the API and its webhooks send."""

# Written by `node tools/write-python-models.ts` from the contract. Change nothing here.

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Fields that a later version of the API adds are kept."""

    model_config = ConfigDict(extra="allow", frozen=True)


class Project(Model):
    """Top-level container of generated identities and their memory."""

    id: str
    """Id of the project."""
    object: Literal["project"]
    workspace_id: str
    """The workspace that owns the project."""
    name: str
    """Display label."""
    description: str | None = None
    """Internal note; null when there is none."""
    status: Literal["active"] | str
    created_at: int
    """When the project was created. Unix time in seconds."""


class DeletedProject(Model):
    """Confirms that a project and everything in it was deleted."""

    id: str
    """Id of the deleted project."""
    object: Literal["project"]
    deleted: Literal[True]


class Job(Model):
    """One generation. A webhook event reports its end; there is nothing to poll."""

    id: str
    """Id of the job."""
    object: Literal["job"]
    project_id: str
    """The project the job belongs to."""
    status: Literal["queued", "processing", "succeeded", "failed"] | str
    """Always `queued` in the response to generate."""
    created_at: int
    """When the job was queued. Unix time in seconds."""


class Brand(Model):
    """A finished identity. Its drawings are delivered by the success event."""

    id: str
    """Id of the brand."""
    object: Literal["brand"]
    project_id: str
    """The project the brand belongs to."""
    job_id: str
    """The job that created it."""
    memory_id: str
    """The memory node to pass on for a refinement."""
    name: str | None = None
    """What the brand is called: the name in its logo, until somebody renames it. Null when the logo shows no name."""
    prompt: str
    primary_color: str
    """Primary colour."""
    secondary_color: str
    """Secondary colour."""
    font_family: str
    created_at: int
    """When the brand was created. Unix time in seconds."""


class MemoryNode(Model):
    """The stored result of a successful job, which a later prompt can refine."""

    id: str
    """Id of the node."""
    object: Literal["memory_node"]
    prompt: str
    """Prompt of the generation that created the node."""
    parent_id: str | None = None
    """Id of the node that this one refines; null for a root."""
    created_at: int
    """When the node was created. Unix time in seconds."""


class Assets(Model):
    """The identity itself. All seven fields are always sent; others may be added."""

    logo_svg: str
    """Logo as SVG markup, for light backgrounds."""
    logo_svg_dark: str
    """Logo as SVG markup, for dark backgrounds."""
    primary_color: str
    """Primary colour."""
    secondary_color: str
    """Secondary colour."""
    font_family: str
    """Name of the type family."""
    font_weight_heading: str
    """Weight for headings."""
    font_weight_body: str
    """Weight for running text."""


class GenerationSuccessData(Model):
    job_id: str
    """The job that ended."""
    project_id: str
    """Its project."""
    memory_id: str
    """The new memory node."""
    name: str | None = None
    """The name in the logo; null when it shows none. Absent in events from before this field was added."""
    assets: Assets
    unfulfilled: tuple[str, ...] = ()
    """Requests in the prompt that the result does not fulfil, one sentence each. Absent if it fulfils all of them."""
    variants: tuple[str, ...] = ()
    """Memory nodes of other drawings of the prompt, if somebody asked for several in the dashboard. Absent if there are none."""


class GenerationSuccess(Model):
    """All assets were compiled."""

    event_id: str
    """The same in every attempt: use it to recognise a repeat."""
    type: Literal["generation.success"]
    created_at: int
    """When the event was created. Unix time in seconds."""
    data: GenerationSuccessData


class GenerationFailure(Model):
    code: str
    """One of generation_timeout, generation_failed, prompt_rejected, provider_unavailable, project_deleted. Further codes may be added."""
    message: str


class GenerationFailedData(Model):
    job_id: str
    """The job that ended."""
    project_id: str
    """Its project."""
    error: GenerationFailure


class GenerationFailed(Model):
    """The job ended without a result, after all internal retries."""

    event_id: str
    """The same in every attempt: use it to recognise a repeat."""
    type: Literal["generation.failed"]
    created_at: int
    """When the event was created. Unix time in seconds."""
    data: GenerationFailedData
