"""The site's scripts are bundled with their imports, and again only after a change."""

import subprocess
from pathlib import Path

import pytest

from tools.checks import javascript
from tools.paths import WEB, BuildError
from tools.pipeline import scripts
from tools.pipeline.scripts import bundle_scripts
from tools.setup.environment import node, npm_packages

PARSED = """
const { parse } = await import(process.argv[1]);
parse((await import("node:fs")).readFileSync(0, "utf8"), { ecmaVersion: 5 });
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scripts, and no bundle yet."""
    monkeypatch.setattr(scripts, "WORK", tmp_path / ".build")
    texts = {
        "a/setup.js": """\
            import { twice } from "../b/names.js";
            addEventListener("click", async () => {
              await import("./share.js");
              (await import("../b/sounds.js")).play(twice($words$));
            });""",
        "a/share.js": "document.title = $words$; // a comment",
        "b/names.js": "export const twice = (text) => text + text;",
        "b/pad.js": """addEventListener("click", () => import("./sounds.js"));""",
        "b/sounds.js": "export const play = (sound) => console.log(sound);",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def made(web: Path) -> dict[str, str]:
    """The code of each script."""
    return {name: body.decode() for name, body in bundle_scripts(web.glob("*/*.js")).items()}


def test_a_script_bundles_only_static_imports(web: Path) -> None:
    code = made(web)
    assert "names.js" not in code["setup.js"]
    assert 'import("./share.js")' in code["setup.js"]
    assert 'import("$game$/sounds.js")' in code["setup.js"]
    assert 'import("./sounds.js")' in code["pad.js"]
    assert code["share.js"] == "document.title=$words$;"


def test_scripts_are_bundled_again_only_when_one_has_changed(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = made(web)
    with monkeypatch.context() as patch:
        patch.setattr(scripts, "node", lambda: pytest.fail("Node.js must not start"))
        assert made(web) == first
    (web / "b/names.js").write_text("export const twice = (text) => `${text}, ${text}`;")
    changed = made(web)
    assert {name for name in first if first[name] != changed[name]} == {"names.js", "setup.js"}


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("b/pad.js", "let a = 1;\nlet b = ;", 2),
        ("b/sw.js", "let a = 1;\nlet b = ;", 2),
        ("b/pad.js", 'import { none } from "./names.js"; none();', 1),
    ],
)
def test_a_mistake_stops_the_build_with_a_one_line_message(
    web: Path, name: str, text: str, line: int
) -> None:
    (web / name).write_text(text)
    with pytest.raises(BuildError, match=rf"^{Path(name).name}, line {line}: [^\n]+$"):
        made(web)


def test_the_script_for_browsers_of_any_age_is_old_javascript() -> None:
    [code] = bundle_scripts([WEB / "shell/unsupported.js"]).values()
    acorn = npm_packages(javascript.HERE) / "acorn/dist/acorn.mjs"
    command = [node(), "--input-type=module", "-e", PARSED, acorn.as_uri()]
    done = subprocess.run(command, input=code, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
