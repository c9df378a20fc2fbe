"""The GitHub workflows: nothing is published before the tests. `check` has zizmor read the rest."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from glob import glob
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.dev.fuzz.__main__ import FINDS
from tools.paths import ROOT, WEB
from tools.setup.environment import node
from tools.setup.lock import NPM_FOLDERS

GITHUB = ROOT / ".github"
WORKFLOWS = {path.stem: path for path in sorted((GITHUB / "workflows").glob("*.yml"))}
OUTWARD = {
    ("ci", "attest"): {"attestations", "id-token"},
    ("ci", "pages"): {"pages", "id-token"},
    ("release", "attest"): {"attestations", "id-token"},
    ("release", "contents"): {"attestations", "id-token"},
    ("release", "publish"): {"id-token"},
    ("release", "attach"): {"attestations", "contents", "id-token"},
}
"""The write permissions of jobs that publish."""
SCANS = {
    ("codeql", "analyze"): {"security-events"},
    ("scorecard", "analysis"): {"security-events", "id-token"},
}
"""The write permissions of jobs that report to the security page."""

Job = dict[str, Any]


def read(path: Path) -> dict[str, Any]:
    """Reads a YAML file; the key `on`, which YAML reads as true, keeps its name."""
    data: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in data.items()}


def jobs(workflow: str) -> dict[str, Job]:
    """The jobs of a workflow by name."""
    by_name: dict[str, Job] = read(WORKFLOWS[workflow])["jobs"]
    return by_name


def all_jobs() -> Iterator[tuple[str, str, Job]]:
    """The workflow, the name and the definition of every job."""
    for workflow in WORKFLOWS:
        for name, job in jobs(workflow).items():
            yield workflow, name, job


def used(job: Job) -> list[str]:
    """The actions that the steps of a job use."""
    return [step["uses"] for step in job.get("steps", []) if "uses" in step]


def needed(workflow: str, name: str) -> set[str]:
    """The jobs that must pass before this one starts."""
    needs = jobs(workflow)[name].get("needs", [])
    direct = {needs} if isinstance(needs, str) else {*needs}
    return direct.union(*(needed(workflow, each) for each in direct))


def test_jobs_have_only_the_write_permissions_they_need() -> None:
    rights = {(workflow, name): job["permissions"] for workflow, name, job in all_jobs()}
    writes = {
        job: {right for right, how in given.items() if how == "write"}
        for job, given in rights.items()
    }
    assert {job: rights for job, rights in writes.items() if rights} == OUTWARD | SCANS


def test_jobs_with_write_permissions_run_none_of_our_code() -> None:
    for workflow, name in OUTWARD.keys() | SCANS.keys():
        steps = jobs(workflow)[name]["steps"]
        lines = [line for step in steps for line in step.get("run", "").splitlines()]
        assert all(line.startswith("gh ") for line in lines), f"{workflow}: {name}"


def test_publishing_jobs_wait_for_the_tests_and_check_out_no_sources() -> None:
    for workflow, name in OUTWARD:
        assert "test" in needed(workflow, name), f"{workflow}: {name}"
        actions = used(jobs(workflow)[name])
        assert not [uses for uses in actions if "checkout" in uses], f"{workflow}: {name}"


def test_uploads_inputs_that_break_a_reader() -> None:
    kept = jobs("deep")["fuzz"]["steps"][-1]
    assert kept["if"] == "failure()"
    assert kept["with"]["path"] == FINDS.relative_to(ROOT).as_posix()


def test_a_release_includes_a_bill_of_materials(tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json"):
        shutil.copy(WEB / name, tmp_path)
    (step,) = (
        step for step in jobs("release")["package"]["steps"] if "npm sbom" in step.get("run", "")
    )
    path = f"{Path(node()).parent}{os.pathsep}{os.environ['PATH']}"
    variables = {**os.environ, "PATH": path, "TAG": "v1.2.3"}
    subprocess.run(["bash", "-ec", step["run"]], cwd=tmp_path, env=variables, check=True)
    (made,) = tmp_path.glob("*.cdx.json")
    bill = json.loads(made.read_text(encoding="utf-8"))
    assert bill["metadata"]["component"]["purl"] == "pkg:npm/realmino-page@1.2.3"
    listed = {part["name"]: part["version"] for part in bill["components"]}
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert package["dependencies"].items() <= listed.items()
    assert not package["devDependencies"].keys() & listed.keys()
    (attested,) = (
        step["with"]["sbom-path"]
        for step in jobs("release")["contents"]["steps"]
        if "attest-sbom" in step["uses"]
    )
    assert attested == f"sbom/{made.name}"


def test_the_tests_workflow_runs_the_checks_required_before_a_merge() -> None:
    for workflow in ("ci", "release"):
        assert jobs(workflow)["test"]["uses"] == "./.github/workflows/test.yml"
    steps = jobs("test")["everything"]["steps"]
    (tested,) = (index for index, step in enumerate(steps) if step.get("run") == ".ci/run")
    assert not {"if", "continue-on-error"} & {*steps[tested]}
    assert "upload-artifact" in steps[-1]["uses"]
    assert (ROOT / ".ci/run").is_file()


def test_the_deep_tests_run_everything() -> None:
    parts = jobs("deep")["deep"]["strategy"]["matrix"]["include"]
    named = [word for part in parts for word in part["tests"].split()]
    left_out = [word.removeprefix("--ignore=") for word in named if word.startswith("--ignore=")]
    folders = [word for word in named if not word.startswith("--")]
    assert sorted(folders) == sorted(["tests", "e2e", *left_out])
    assert all((ROOT / path).exists() for path in folders)


def test_a_release_is_tested_as_a_wheel_and_attested_before_publishing() -> None:
    assert needed("release", "publish") == {"attest", "contents", "test", "wheel", "package"}


@pytest.mark.parametrize("workflow", ["ci", "release"])
def test_attests_every_file_in_batches(site: Path, workflow: str) -> None:
    """An attestation has at most 1024 subjects; folders may count as well."""
    attested: set[str] = set()
    for patterns in jobs(workflow)["attest"]["strategy"]["matrix"]["files"]:
        found = {
            name
            for pattern in patterns.split(",")
            for name in glob(pattern, root_dir=site.parent, recursive=True, include_hidden=True)
        }
        assert len(found) <= 1024, patterns
        attested |= found
    files = {path for path in site.rglob("*") if path.is_file()}
    assert {path.relative_to(site.parent).as_posix() for path in files} <= attested


def test_pages_publish_the_tested_and_attested_files() -> None:
    assert needed("ci", "pages") == {"attest", "test"}
    uploads = [
        step["with"]["name"]
        for step in jobs("test")["everything"]["steps"]
        if "upload-artifact" in step.get("uses", "")
    ]
    assert uploads == ["site"]
    for name in ("attest", "pages"):
        (fetched,) = (
            step["with"]["name"]
            for step in jobs("ci")[name]["steps"]
            if "download-artifact" in step["uses"]
        )
        assert fetched == "site"


@pytest.mark.parametrize(("workflow", "name"), [("test", "core"), ("release", "wheel")])
def test_the_core_is_tested_on_every_python_and_three_systems(workflow: str, name: str) -> None:
    matrix = jobs(workflow)[name]["strategy"]["matrix"]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert matrix["python"] == re.findall(r'Python :: (3\.\d+)"', project)
    assert [system.split("-")[0] for system in matrix["system"]] == ["ubuntu", "macos", "windows"]


def test_dependabot_covers_every_lock_file() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    watched = {
        (update["package-ecosystem"], folder)
        for update in updates
        for folder in update.get("directories", [update.get("directory")])
    }
    npm = {("npm", f"/{folder.relative_to(ROOT).as_posix()}") for folder in NPM_FOLDERS}
    assert watched == {("github-actions", "/"), ("pip", "/requirements"), *npm}


def test_issue_forms_ask_for_helpful_details() -> None:
    forms = [path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config"]
    assert {path.stem for path in forms} == {"bug", "idea", "rule"}
    for path in forms:
        form = read(path)
        assert form["name"]
        assert form["description"]
        ids = [part["id"] for part in form["body"]]
        assert len(ids) == len({*ids}) > 0
        assert {part["type"] for part in form["body"]} <= {"textarea", "input"}
        assert all(part["attributes"]["label"] for part in form["body"])
