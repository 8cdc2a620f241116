"""Checks that the examples are valid Python and that their imports exist."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text()
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(example: str) -> None:
    compile(example, "README.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    for module, names in re.findall(r"^from (blazon\S*) import (.+)$", example, re.MULTILINE):
        for name in names.split(", "):
            assert hasattr(importlib.import_module(module), name)


def test_the_example_of_a_test_passes() -> None:
    [example] = [each for each in EXAMPLES if "LocalServer" in each]
    scope: dict[str, object] = {}
    exec(f"from blazon import Blazon\n{example}\nassert event.data.job_id == job.id", scope)  # noqa: S102
