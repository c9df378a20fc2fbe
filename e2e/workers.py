"""The bots' workers, in the order in which the page starts them."""

from e2e.visitor import Visitor

KEEP_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.place = workers.push(this) - 1;
    document.documentElement.dataset.workers = workers.length;
  }
  terminate() {
    super.terminate();
    document.documentElement.dataset[`ended${this.place}`] = "yes";
  }
};
"""
"""Records each worker in ``workers``; data attributes mark those that have ended."""


def started(visitor: Visitor) -> int:
    """The number of workers that the page has started."""
    return visitor.page.evaluate("workers.length")


def wait_until_first_is_ready(visitor: Visitor) -> None:
    """Waits until the first worker can answer."""
    visitor.find("html[data-workers]").wait_for(state="attached")
    visitor.page.evaluate("workers[0].ready.then(() => true)")


def kill_first(visitor: Visitor) -> None:
    """Ends the first worker without the page noticing."""
    visitor.page.evaluate("Object.getPrototypeOf(Worker.prototype).terminate.call(workers[0])")


def ended(number: int) -> str:
    """A selector that matches once the page has ended worker ``number``, from 0."""
    return f"html[data-ended{number}]"
