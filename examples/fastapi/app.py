"""A site builder: a new customer describes a business, and moments later its site has a logo, colours and type."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated
from uuid import uuid4

from blazon import (
    APIError,
    Assets,
    AsyncBlazon,
    Event,
    GenerationFailed,
    GenerationSuccess,
)
from blazon.fastapi import webhook_event
from fastapi import Depends, FastAPI, Form, HTTPException, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse
from fastapi.templating import Jinja2Templates

here = Path(__file__).parent
templates = Jinja2Templates(directory=here / "templates")


def ink_on(colour: str) -> str:
    """Returns black or white, whichever is easier to read on a colour such as #12304a."""
    red, green, blue = ((int(colour[at : at + 2], 16) / 255) ** 2.2 for at in (1, 3, 5))
    return "#000" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 else "#fff"


templates.env.globals["ink_on"] = ink_on
verified_event = webhook_event(os.environ["BLAZON_WEBHOOK_SECRET"])
MOST_SITES = 1000


@dataclass
class Site:
    """A real product would store this in its database."""

    id: str
    name: str
    project_id: str
    pending: bool = True
    memory_id: str | None = None
    assets: Assets | None = None
    problem: str | None = None
    seen: set[str] = field(default_factory=set)


sites: dict[str, Site] = {}
site_of_project: dict[str, Site] = {}


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    async with AsyncBlazon() as client:  # BLAZON_API_KEY
        app.state.blazon = client
        yield


app = FastAPI(lifespan=lifespan, openapi_url=None)
Sentence = Annotated[str, Form(max_length=2000)]


@app.middleware("http")
async def forbid_scripts(request: Request, call_next):
    """Forbids scripts, which the site does not need, so whatever a customer types stays text."""
    response = await call_next(request)
    response.headers["content-security-policy"] = (
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; form-action 'self'"
    )
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["cache-control"] = "no-store"
    return response


def page(
    request: Request, template: str, status: int = 200, **context: object
) -> HTMLResponse:
    return templates.TemplateResponse(request, template, context, status_code=status)


@app.get("/")
async def sign_up_form(request: Request) -> HTMLResponse:
    return page(request, "sign-up.html")


@app.post("/sites")
async def sign_up(
    request: Request, name: Annotated[str, Form(max_length=100)], sentence: Sentence
) -> Response:
    if len(sites) >= MOST_SITES:
        return page(
            request, "sign-up.html", 503, problem="This demo is full. Restart it."
        )
    client: AsyncBlazon = request.app.state.blazon
    try:
        project = await client.projects.create(name=name)
        site = Site(id=str(uuid4()), name=name, project_id=project.id)
        sites[site.id] = site
        # Stored before the brand is requested, because the webhook may arrive before the
        # response.
        site_of_project[project.id] = site
        await client.brands.generate(project_id=project.id, prompt=sentence)
    except APIError as error:
        return page(
            request,
            "sign-up.html",
            422,
            name=name,
            sentence=sentence,
            problem=str(error),
        )
    return RedirectResponse(f"/sites/{site.id}", 303)


def find_site(site_id: str) -> Site:
    if site_id not in sites:
        raise HTTPException(404, "There is no such site.")
    return sites[site_id]


Found = Annotated[Site, Depends(find_site)]


@app.get("/sites/{site_id}")
async def show_site(request: Request, site: Found) -> HTMLResponse:
    return page(request, "site.html", site=site)


@app.get("/sites/{site_id}/logo.svg")
async def show_logo(site: Found) -> Response:
    if site.assets is None:
        raise HTTPException(404, "There is no logo yet.")
    return Response(site.assets.logo_svg, media_type="image/svg+xml")


@app.post("/sites/{site_id}/refine")
async def refine(request: Request, site: Found, sentence: Sentence) -> Response:
    if not site.pending and site.memory_id is not None:
        client: AsyncBlazon = request.app.state.blazon
        site.pending, site.problem = True, None
        try:
            await client.brands.generate(
                project_id=site.project_id, memory_id=site.memory_id, prompt=sentence
            )
        except APIError as error:
            site.pending, site.problem = False, str(error)
    return RedirectResponse(f"/sites/{site.id}", 303)


@app.post("/webhooks/blazon", status_code=204)
async def receive(event: Annotated[Event, Depends(verified_event)]) -> None:
    if not isinstance(event, GenerationSuccess | GenerationFailed):
        return
    site = site_of_project.get(event.data.project_id)
    # Ignore repeated events, and events of other programs with the same key.
    if site is None or event.event_id in site.seen:
        return
    site.seen.add(event.event_id)
    site.pending = False
    if isinstance(event, GenerationSuccess):
        site.memory_id, site.assets = event.data.memory_id, event.data.assets
    else:
        site.problem = event.data.error.message


@app.get("/style.css")
async def style() -> FileResponse:
    return FileResponse(here / "style.css")
