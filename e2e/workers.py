"""The bots' workers as a test sees them: every worker that the page starts, in order."""

from e2e.visitor import Visitor

KEEP_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...asked) {
    super(...asked);
    this.place = workers.push(this) - 1;
    document.documentElement.dataset.workers = workers.length;
  }
  terminate() {
    super.terminate();
    document.documentElement.dataset[`ended${this.place}`] = "yes";
  }
};
"""
"""Keeps in ``workers`` each worker, and says of the page which of them were ended."""


def started(visitor: Visitor) -> int:
    """How many workers the page has started so far."""
    return visitor.page.evaluate("workers.length")


def wait_until_first_is_ready(visitor: Visitor) -> None:
    """The first worker runs and can be asked."""
    visitor.find("html[data-workers]").wait_for(state="attached")
    visitor.page.evaluate("workers[0].ready.then(() => true)")


def kill_first(visitor: Visitor) -> None:
    """Ends the first worker behind the page's back."""
    visitor.page.evaluate("Object.getPrototypeOf(Worker.prototype).terminate.call(workers[0])")


def ended(number: int) -> str:
    """What is attached once the page has ended its worker of this number, from 0."""
    return f"html[data-ended{number}]"
