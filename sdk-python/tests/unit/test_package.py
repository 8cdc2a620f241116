from __future__ import annotations

import subprocess
import sys
import zipfile
from email.parser import Parser
from pathlib import Path

import blazon

SDK = Path(__file__).parents[2]


def test_the_wheel_contains_the_package_its_types_and_its_licence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=SDK, check=True, capture_output=True)  # noqa: S603
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        info = f"blazon-{blazon.__version__}.dist-info"
        metadata = Parser().parsestr(archive.read(f"{info}/METADATA").decode())
    sources = {f"blazon/{file.relative_to(SDK / 'src/blazon')}" for file in (SDK / "src/blazon").rglob("*.py")}
    assert {name for name in names if not name.startswith(info)} == sources | {"blazon/py.typed"}
    assert f"{info}/licenses/LICENSE" in names
    assert (metadata["Name"], metadata["License-Expression"], metadata["Requires-Python"]) == (
        "blazon",
        "MIT",
        ">=3.10",
    )
    direct = [each for each in metadata.get_all("Requires-Dist", []) if "extra ==" not in each]
    assert [each.split(maxsplit=1)[0].split("<")[0].split(">")[0] for each in sorted(direct)] == ["httpx", "pydantic"]


def test_importing_blazon_loads_no_web_framework() -> None:
    program = (
        "import sys, blazon, blazon.testing; "
        "sys.exit(', '.join({'django', 'fastapi', 'flask', 'starlette'} & set(sys.modules)) or 0)"
    )
    subprocess.run([sys.executable, "-c", program], cwd=SDK / "src", check=True)  # noqa: S603
