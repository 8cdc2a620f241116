import pytest

from callers import AsyncCaller, Caller, SyncCaller


@pytest.fixture(params=[SyncCaller, AsyncCaller], ids=["sync", "async"])
def caller(request: pytest.FixtureRequest) -> Caller:
    kind: type[SyncCaller | AsyncCaller] = request.param
    return kind()
