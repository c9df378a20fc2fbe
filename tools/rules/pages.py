"""The rules reference: pages about rules, buildings and dominoes, made from the test cases.

It runs in `.venv`, which has Jinja and Markdown. The pages need neither Python nor a script. The
same sources give the same bytes.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from html import unescape
from typing import Any, Final
from unicodedata import normalize

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from realmino.docs.board import BoardBlock
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.numbers import BOXES, SPOTS
from realmino.text.language import in_language
from realmino.text.languages import NAMES, tag
from realmino.text.messages import Messages, Name
from rulebook.reader import CASES, load_cases
from tools.paths import ENGLISH, ROOT, BuildError, languages
from tools.pipeline.catalogue import catalogue
from tools.pipeline.policies import READING
from tools.pipeline.site import RULES
from tools.rules.boards import RulePicture, ShownBoard, summary_pictures, with_pictures
from tools.rules.cases import ShownCase
from tools.rules.files import TEMPLATES, is_shared, path_to_site, rules_folder
from tools.rules.tables import BuildingKind, box, building_kinds, land_rows, sheet, side_pictures
from tools.rules.text import RuleChapter, RuleSection, chapters, numbers, read_titles, title_in

TEXTS: Final = ROOT / "rulebook"
SUMMARIES: Final = TEXTS / "pictures.txt"


_STEP: Final = re.compile(
    r'<li>.*?<strong><a href="([^"]+)">([^<]+)</a>\S*</strong>(.*?)</li>', re.DOTALL
)
"""A step of a chapter's summary: the rule, its name, and the text."""


class RuleBook:
    """One language's pages."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.site = path_to_site(language)
        self.messages = Messages(catalogue(language), language)
        self.say = self.messages.say
        self.chapters = chapters(TEXTS / language, self._spelled)
        self.cases: dict[str, list[ShownCase]] = defaultdict(list)
        titles = read_titles(TEXTS / language)
        for case in load_cases(CASES):
            translated = title_in(titles, case.file, case.title)
            self.cases[case.rule].append(ShownCase(case, self.messages, translated))
        self.kinds = building_kinds()
        self.summaries = summary_pictures(SUMMARIES)
        self.pages: dict[str, str] = {}
        self.pictures: dict[str, str] = {}
        self._places: dict[str, str] = {}
        self.homes = {
            section.anchor: f"{chapter.name}.html"
            for chapter in self.chapters
            for section in chapter.sections
        }
        self.titles = {section.anchor: section.title for section in self.sections()}
        self.environment = self._environment()

    def files(self) -> dict[str, str]:
        """Every page and picture, by its path in the reference's folder.

        Only the English folder has pictures; other languages use them from there.
        """
        with in_language(self.language):
            files = self._files()
        if self.language == ENGLISH:
            return files
        return {name: body for name, body in files.items() if not is_shared(name)}

    def _files(self) -> dict[str, str]:
        for number, chapter in enumerate(self.chapters):
            near = [*self.chapters[max(number - 1, 0) : number], None][0]
            after = [*self.chapters[number + 1 : number + 2], None][0]
            self._chapter(chapter, near, after)
        self._page("index.html", "index.html", title="", index=self.index())
        for letter in BOXES["W"]:
            title = self.say(f"rules-box-{letter}")
            self.pictures[f"pictures/dominoes-{letter.lower()}.svg"] = sheet(letter, title)
        self._page("dominoes.html", "dominoes.html", title=self.say("rules-dominoes"))
        self._page("buildings.html", "buildings.html", title=self.say("rules-buildings"))
        for kind in self.kinds:
            self._building(kind)
        search = json.dumps(self.searched(), ensure_ascii=False)
        return {**self.pages, **self.pictures, "search.json": search}

    def find(self, title: str, rule: str) -> ShownCase:
        """The case with this title, preferably of this rule; raises `BuildError` for none."""
        of_others = [case for cases in self.cases.values() for case in cases]
        for cases in (self.cases[rule], of_others):
            fits = [case for case in cases if case.case.title == title]
            if len(fits) == 1:
                return fits[0]
        raise BuildError(f"The rule {rule} shows “{title}”, which is not the title of one case.")

    def index(self) -> list[tuple[str, list[tuple[str, list[tuple[str, str]]]]]]:
        """The index: letters with their terms, each with titles and addresses."""
        terms: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for chapter in self.chapters:
            for section in chapter.sections:
                address = f"{chapter.name}.html#{section.anchor}"
                entry = self.say("rules-index-entry", chapter=chapter.title, rule=section.title)
                for term in section.terms:
                    terms[term].append((entry, address))
        for kind in self.kinds:
            address = f"buildings/{kind.key}.html"
            terms[kind.name].append((self.say("rules-building"), address))
        letters: dict[str, list[tuple[str, list[tuple[str, str]]]]] = defaultdict(list)
        for term in sorted(terms, key=lambda term: (folded(term), term)):
            letters[folded(term)[0].upper()].append((term, terms[term]))
        return sorted(letters.items())

    def sections(self) -> Iterator[RuleSection]:
        """All chapters' sections."""
        for chapter in self.chapters:
            yield from chapter.sections

    def searched(self) -> list[tuple[str, str, str, str]]:
        """A search entry for each rule and building: title, address, words, chapter."""
        building = self.say("rules-building")
        found = [
            (kind.name, f"buildings/{kind.key}.html", kind.effects, building) for kind in self.kinds
        ]
        for chapter in self.chapters:
            for section in chapter.sections:
                titles = [case.case.title for case in self.cases[section.anchor]]
                words = " ".join((section.plain, *section.terms, *titles))
                address = f"{chapter.name}.html#{section.anchor}"
                found.append((section.title, address, words, chapter.title))
        return found

    def figures(self, cases: list[ShownCase] | list[ShownBoard], root: str = "") -> Markup:
        """Some cases as figures side by side; ``root`` is the path to the reference's folder."""
        places = [self._placed(case.picture, case.place) if case.picture else "" for case in cases]
        values = {"shown": [*zip(cases, places, strict=True)], "root": root}
        return Markup(
            self._template("figures.html").render(values, english=self._english_folder(root))
        )

    def _placed(self, picture: RulePicture, place: str) -> str:
        """The picture's path, or the path of an identical picture."""
        path = self._places.setdefault(picture.svg, f"pictures/{place}")
        self.pictures[path] = picture.svg
        return path

    def _english_folder(self, root: str) -> str:
        """The path to the English folder, which has all shared files."""
        return root if self.language == ENGLISH else f"{root}{self.site}{RULES}/"

    def _chapter(
        self, chapter: RuleChapter, earlier: RuleChapter | None, later: RuleChapter | None
    ) -> None:
        intro = self._linked(with_pictures(chapter.intro, self._summary_picture), chapter)
        self._page(
            f"{chapter.name}.html",
            "chapter.html",
            title=chapter.title,
            chapter=chapter,
            intro=intro,
            how_to=how_to(chapter.title, intro, tag(self.language)),
            bodies=[self._body(section, chapter) for section in chapter.sections],
            earlier=earlier,
            later=later,
        )

    def _body(
        self, section: RuleSection, chapter: RuleChapter
    ) -> tuple[RuleSection, Markup, list[ShownCase], list[ShownCase]]:
        """A rule, its text with boards, its cases with pictures, and its other cases."""
        drawn, boards = list[ShownCase](), []
        for group in section.shown:
            if isinstance(group, BoardBlock):
                boards.append(self.figures([ShownBoard(group, section.anchor)]))
            else:
                drawn += [self.find(title, section.anchor) for title in group]
                boards.append(Markup())
        html = self._linked(section.filled(boards), chapter)
        return section, html, drawn, self._others(self.cases[section.anchor], drawn)

    @staticmethod
    def _others(cases: list[ShownCase], drawn: list[ShownCase]) -> list[ShownCase]:
        return [case for case in cases if not any(case is one for one in drawn)]

    def _summary_picture(self, name: str) -> tuple[str, RulePicture]:
        """A summary's picture and its address; raises `BuildError` for an unknown name."""
        if name not in self.summaries:
            raise BuildError(f"{SUMMARIES.name} has no picture {name}.")
        picture = self.summaries[name]
        return self._english_folder("") + self._placed(picture, f"summary/{name}.svg"), picture

    def _linked(self, html: str, chapter: RuleChapter) -> Markup:
        """The HTML with its links to other chapters' rules adjusted."""

        def adjust(link: re.Match[str]) -> str:
            if link[1] not in self.homes:
                raise BuildError(f"{chapter.name} links to #{link[1]}, which is no rule.")
            home = self.homes[link[1]]
            return f'href="{"" if home == f"{chapter.name}.html" else home}#{link[1]}"'

        return Markup(re.sub(r'href="#([^"]+)"', adjust, html))

    def _building(self, kind: BuildingKind) -> None:
        for name, picture in side_pictures(kind.tiles[0]).items():
            self.pictures[name] = picture
        ids = {tile.id for tile in kind.tiles}
        cases = [case for cases in self.cases.values() for case in cases if ids & case.buildings()]
        english = kind.tiles[0].kind
        drawn = [case for case in cases if english in case.case.title and case.picture][:4]
        self._page(
            f"buildings/{kind.key}.html",
            "building.html",
            title=kind.name,
            about=f"{kind.name} – {kind.effects}. {self.say('rules-description')}",
            kind=kind,
            figures=self.figures(drawn, "../"),
            cases=self._others(cases, drawn),
        )

    def _page(self, path: str, template: str, **values: Any) -> None:
        root = "../" * path.count("/")
        english, site = self._english_folder(root), f"{root}{self.site}"
        values = {"about": "", "how_to": "", **values}
        values |= {"path": path, "root": root, "english": english, "site": site}
        self.pages[path] = self._template(template).render(values).strip() + "\n"

    def _template(self, name: str) -> Any:
        return self.environment.get_template(name)

    def _environment(self) -> Environment:
        environment = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        environment.globals |= {
            "language": self.language,
            "tag": tag,
            "languages": self.languages(),
            "say": self.say,
            "name": Name,
            "policy": READING,
            "book": self,
            "lands": land_rows,
            "box": box,
            "tiles": BUILDINGS,
            "dearest": SPOTS - 1,
            "numbers": numbers(),
        }
        return environment

    def languages(self) -> list[tuple[str, str, str]]:
        """Each language's code, own name, and folder."""
        there = languages()
        return [
            (name, own, f"{rules_folder(name)}/") for name, own in NAMES.items() if name in there
        ]

    def _spelled(self, number: int) -> str:
        return self.say("rules-number", number=number)


def how_to(title: str, intro: str, language: str) -> Markup:
    """The steps of a chapter's summary in JSON-LD, for search engines; empty if it has none."""
    steps = [
        {"@type": "HowToStep", "name": name, "text": _plain(text), "url": url}
        for url, name, text in _STEP.findall(intro)
    ]
    data = {
        "@context": "https://schema.org",
        "@type": "HowTo",
        "name": title,
        "inLanguage": language,
        "step": steps,
    }
    # No text may end the element that contains it.
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return Markup(text) if steps else Markup()


def _plain(html: str) -> str:
    """A piece of HTML as plain text."""
    return " ".join(unescape(re.sub("<[^>]*>", "", html)).split())


def folded(text: str) -> str:
    """A text in lower case without accents, for the search."""
    plain = normalize("NFD", text.lower().replace("ß", "ss").replace("œ", "oe"))
    return normalize("NFC", re.sub("([a-z])[\u0300-\u036f]+", r"\1", plain)).replace("ё", "е")


def files(language: str = ENGLISH) -> dict[str, str]:
    """Every page and picture by its path in the reference's folder."""
    return RuleBook(language).files()
