"""Places and claims dominoes on the canvas by mouse, touch and keys."""

from playwright.sync_api import Locator

from e2e.games import games_in
from e2e.visitor import Visitor
from realmino import Place, parse_move

TURNS = ("wheel", "right", "key")


class Hand:
    """Plays on the canvas, and records the intended square or domino of each move."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.intended: dict[int, str] = {}

    def best_square(self) -> str:
        """The first square of the best place, which it records as intended."""
        place = parse_move(self.visitor.best().token)
        assert isinstance(place, Place)
        self.intended[self.visitor.moves] = str(place.square)
        return str(place.square)

    def best_domino(self) -> str:
        token = self.visitor.best().token
        self.intended[self.visitor.moves] = token
        return token.removeprefix("E")

    def expect_intended_moves(self, link: str) -> None:
        """Checks that every domino and king in the record is where it was intended."""
        moves = games_in(link)[0].moves
        for number, intended in self.intended.items():
            move = moves[number]
            squares = [str(square) for square in move.squares] if isinstance(move, Place) else []
            assert intended in [*squares, str(move)], (number, intended)

    # Mouse

    def click_place(self, turn: str) -> None:
        """Points at a square, turns the domino once and clicks."""
        square = self.best_square()
        self.page.mouse.move(*self.visitor.spot(square))
        self.turn(turn)
        self.page.mouse.down()
        self.page.mouse.up()

    def drag_place(self) -> None:
        """Drags the domino from the line to its square."""
        square = self.best_square()
        domino = self.visitor.best().token[1:].split(square)[0]
        self.page.mouse.move(*self.visitor.spot(domino))
        self.page.mouse.down()
        self.page.mouse.move(*self.visitor.spot(square), steps=4)
        self.page.mouse.up()

    def click_claim(self) -> None:
        self.page.mouse.click(*self.visitor.spot(self.best_domino()))

    def turn(self, how: str) -> None:
        """Makes a quarter turn by wheel, right button or R."""
        if how == "wheel":
            self.page.mouse.wheel(0, 120)
        elif how == "right":
            self.page.mouse.down(button="right")
            self.page.mouse.up(button="right")
        else:
            self.page.keyboard.press("r")

    # Fingers

    def tap(self, name: str) -> None:
        """Taps a square, or a domino in a line."""
        x, y = self.visitor.spot(name)
        if self.has_fingers:
            self.page.touchscreen.tap(x, y)
            return
        for kind in ("pointerdown", "pointerup"):
            finger = {"pointerType": "touch", "pointerId": 0, "button": 0, "bubbles": True}
            where = {"clientX": x, "clientY": y}
            self.visitor.part("canvas").dispatch_event(kind, finger | where)

    def tap_button(self, name: str, within: str = "") -> None:
        """Taps a part of the table, or an element within it."""
        self.tap_on(self.visitor.part(name, within))

    def tap_on(self, control: Locator) -> None:
        """Taps an element beside the canvas."""
        control.tap() if self.has_fingers else control.click()

    @property
    def has_fingers(self) -> bool:
        """Whether the driver can tap; Firefox's driver accepts the command but does nothing."""
        browser = self.page.context.browser
        return browser is not None and browser.browser_type.name == "chromium"

    def tap_place(self, turns: int) -> None:
        """Taps a square, taps the domino there to turn it, and confirms."""
        square = self.best_square()
        for _ in range(1 + turns):
            self.tap(square)
        self.tap_button("place")

    def tap_claim(self) -> None:
        is_last = len(self.visitor.options()) == 1
        self.tap(self.best_domino())
        if not is_last:
            self.tap_button("place")
