"""What GitHub runs: nothing of others but by its hash, and nothing goes out before the tests."""

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

from tools.environment import node
from tools.fuzz.__main__ import FINDS
from tools.lock import NPM_FOLDERS
from tools.paths import ROOT, WEB

GITHUB = ROOT / ".github"
WORKFLOWS = {path.stem: path for path in sorted((GITHUB / "workflows").glob("*.yml"))}
OUTWARD = {"attest", "contents", "pages", "publish"}
"""The jobs that may write to where others read."""
SCANS = {("codeql", "analyze"), ("scorecard", "analysis")}
"""The jobs that look at the sources and report to the security page."""

Job = dict[str, Any]


def read(path: Path) -> dict[str, Any]:
    """A YAML file; the word `on`, which YAML takes for yes, under its own name."""
    data: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in data.items()}


def jobs(workflow: str) -> dict[str, Job]:
    """The jobs of a workflow by name."""
    by_name: dict[str, Job] = read(WORKFLOWS[workflow])["jobs"]
    return by_name


def all_jobs() -> Iterator[tuple[str, str, Job]]:
    """Every job with the names of its workflow and itself."""
    for workflow in WORKFLOWS:
        for name, job in jobs(workflow).items():
            yield workflow, name, job


def used(job: Job) -> list[str]:
    """The actions that the steps of a job use."""
    return [step["uses"] for step in job.get("steps", []) if "uses" in step]


def needed(workflow: str, name: str) -> set[str]:
    """The jobs that must have passed before this one begins."""
    wanted = jobs(workflow)[name].get("needs", [])
    direct = {wanted} if isinstance(wanted, str) else {*wanted}
    return direct.union(*(needed(workflow, each) for each in direct))


def test_there_are_workflows_for_changes_and_for_releases() -> None:
    assert {"ci", "codeql", "deep", "release", "scorecard", "test"} == {*WORKFLOWS}
    assert read(WORKFLOWS["ci"])["on"] == {"pull_request": None, "push": {"branches": ["main"]}}
    assert read(WORKFLOWS["release"])["on"] == {"push": {"tags": ["v*"]}}
    assert read(WORKFLOWS["test"])["on"] == {"workflow_call": None}


def test_an_action_is_named_by_its_commit_with_its_version_beside_it() -> None:
    commits: dict[str, set[str]] = {}
    for path in WORKFLOWS.values():
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "uses:" in line]
        assert lines
        for line in lines:
            uses = line.split("uses:")[1].strip()
            if uses.startswith("./"):
                assert (ROOT / uses).is_file(), uses
                continue
            match = re.fullmatch(r"([\w-]+/[\w-]+)[\w/-]*@([0-9a-f]{40} # v\d+\.\d+\.\d+)", uses)
            assert match, f"{path.name}: {uses}"
            commits.setdefault(match[1], set()).add(match[2])
    assert {name: known for name, known in commits.items() if len(known) > 1} == {}


def test_a_container_is_named_by_its_digest() -> None:
    images = [job["container"] for _, _, job in all_jobs() if "container" in job]
    assert images
    for image in images:
        assert re.fullmatch(r"[\w.:/-]+@sha256:[0-9a-f]{64}", image), image


def test_no_job_may_more_than_its_work_asks_for() -> None:
    for path in WORKFLOWS.values():
        assert read(path)["permissions"] == {}, path.name
    for workflow, name, job in all_jobs():
        rights: dict[str, str] = job["permissions"]
        if name not in OUTWARD and (workflow, name) not in SCANS:
            assert rights in ({}, {"contents": "read"}), f"{workflow}: {name}"
    writes = {
        (workflow, name): {right for right, how in job["permissions"].items() if how == "write"}
        for workflow, name, job in all_jobs()
        if name in OUTWARD or (workflow, name) in SCANS
    }
    assert writes == {
        ("ci", "attest"): {"attestations", "id-token"},
        ("ci", "pages"): {"pages", "id-token"},
        ("codeql", "analyze"): {"security-events"},
        ("release", "attest"): {"attestations", "id-token"},
        ("release", "contents"): {"attestations", "id-token"},
        ("release", "publish"): {"id-token"},
        ("scorecard", "analysis"): {"security-events", "id-token"},
    }


def test_what_may_write_runs_nothing_of_ours_and_only_after_the_tests() -> None:
    for workflow, name, job in all_jobs():
        if name in OUTWARD:
            assert "test" in needed(workflow, name), f"{workflow}: {name}"
            assert not [step for step in job["steps"] if "run" in step], f"{workflow}: {name}"
            assert not [uses for uses in used(job) if "checkout" in uses], f"{workflow}: {name}"


def test_what_reports_vulnerabilities_only_reads_the_sources() -> None:
    for workflow, name in SCANS:
        assert not [step for step in jobs(workflow)[name]["steps"] if "run" in step], workflow
        assert "schedule" in read(WORKFLOWS[workflow])["on"], "new holes become known in old code"
    languages = jobs("codeql")["analyze"]["strategy"]["matrix"]["language"]
    assert languages == ["actions", "javascript-typescript", "python"]


def test_a_dependency_with_a_known_vulnerability_is_refused() -> None:
    review = jobs("ci")["dependencies"]
    assert review["if"] == "github.event_name == 'pull_request'"
    (action,) = used(review)
    assert action.startswith("actions/dependency-review-action@")


def test_inputs_are_fuzzed_every_week_and_finds_are_kept() -> None:
    fuzz, kept = jobs("deep")["fuzz"]["steps"][-2:]
    assert fuzz["run"] == "python build.py fuzz --minutes 60"
    assert kept["if"] == "failure()"
    assert kept["with"]["path"] == FINDS.relative_to(ROOT).as_posix()


def test_a_release_lists_what_the_site_is_made_of(tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
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
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert wanted["dependencies"].items() <= listed.items()
    assert not wanted["devDependencies"].keys() & listed.keys()
    (attested,) = (
        step["with"]["sbom-path"]
        for step in jobs("release")["contents"]["steps"]
        if "attest-sbom" in step["uses"]
    )
    assert attested == f"sbom/{made.name}"


def test_the_tests_are_what_has_to_pass_before_a_merge() -> None:
    for workflow in ("ci", "release"):
        assert jobs(workflow)["test"]["uses"] == "./.github/workflows/test.yml"
    steps = jobs("test")["everything"]["steps"]
    (tested,) = (place for place, step in enumerate(steps) if step.get("run") == ".ci/run")
    assert not {"if", "continue-on-error"} & {*steps[tested]}
    assert "upload-artifact" in steps[-1]["uses"]
    assert (ROOT / ".ci/run").is_file()


def test_the_deep_tests_run_every_week_all_of_them_and_keep_nobody_waiting() -> None:
    assert {*read(WORKFLOWS["deep"])["on"]} == {"schedule", "workflow_dispatch"}
    deep = jobs("deep")["deep"]
    assert deep["steps"][-1]["run"] == "python3 build.py test --deep $TESTS"
    named = [part["tests"].split() for part in deep["strategy"]["matrix"]["include"]]
    left_out = [word.partition("=")[2] for part in named for word in part if "=" in word]
    folders = [word for part in named for word in part if "=" not in word]
    assert sorted(folders) == sorted(["tests", "e2e", *left_out])
    assert all((ROOT / path).exists() for path in folders)
    assert not [name for name in WORKFLOWS if "deep" in needed_by_any(name)]


def needed_by_any(workflow: str) -> set[str]:
    """All jobs that some job of a workflow waits for."""
    return set().union(*(needed(workflow, name) for name in jobs(workflow)))


def test_a_release_is_tried_as_a_wheel_and_attested_before_it_is_published() -> None:
    assert needed("release", "publish") == {"attest", "contents", "test", "wheel", "package"}
    release = jobs("release")
    assert any("attest-build-provenance" in uses for uses in used(release["attest"]))
    assert any("gh-action-pypi-publish" in uses for uses in used(release["publish"]))
    assert not [step for step in release["publish"]["steps"] if "password" in str(step)]


@pytest.mark.parametrize("workflow", ["ci", "release"])
def test_every_file_is_attested_and_never_too_many_at_once(site: Path, workflow: str) -> None:
    """An attestation has at most 1024 subjects; folders may count too."""
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


def test_pages_show_the_very_files_that_were_tested_and_attested() -> None:
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


def test_pages_know_their_address() -> None:
    """It stands in canonical links, the sitemap and the picture of a card."""
    (built,) = (
        step
        for step in jobs("test")["everything"]["steps"]
        if step.get("run", "").startswith("python3 build.py build")
    )
    assert built["run"].endswith(' --address "$LIVE"')
    assert "github.io" in built["env"]["LIVE"]


@pytest.mark.parametrize(("workflow", "name"), [("test", "core"), ("release", "wheel")])
def test_the_core_is_tried_on_every_python_and_three_systems(workflow: str, name: str) -> None:
    matrix = jobs(workflow)[name]["strategy"]["matrix"]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert matrix["python"] == re.findall(r'Python :: (3\.\d+)"', project)
    assert [system.split("-")[0] for system in matrix["system"]] == ["ubuntu", "macos", "windows"]


def test_a_checkout_keeps_no_password_and_a_script_takes_no_foreign_text() -> None:
    for workflow, name, job in all_jobs():
        for step in job.get("steps", []):
            if "checkout" in step.get("uses", ""):
                assert step["with"]["persist-credentials"] is False, f"{workflow}: {name}"
            assert "${{" not in step.get("run", ""), f"{workflow}: {name}"


def test_whatever_is_locked_is_looked_after() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    watched = {
        (update["package-ecosystem"], folder)
        for update in updates
        for folder in update.get("directories", [update.get("directory")])
    }
    npm = {("npm", f"/{folder.relative_to(ROOT).as_posix()}") for folder in NPM_FOLDERS}
    assert watched == {("github-actions", "/"), ("pip", "/requirements"), *npm}


def test_whoever_reports_something_is_asked_what_helps() -> None:
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
