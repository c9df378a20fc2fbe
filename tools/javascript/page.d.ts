// What the page's scripts rely on besides the browser: its elements by their ids, and the events by
// which the scripts, PyScript and Python talk. A script that names another element adds it here.

interface PageElements {
  begin: HTMLButtonElement;
  boot: HTMLElement;
  "boot-bar": HTMLProgressElement;
  "boot-text": HTMLElement;
  heard: HTMLElement;
  problem: HTMLElement;
  resume: HTMLElement;
  "resume-game": HTMLButtonElement;
  "resume-text": HTMLElement;
  "saved-remove": HTMLTemplateElement;
  "seats-note": HTMLElement;
  "setup-form": HTMLFormElement;
  theme: HTMLSelectElement;
}

interface Document {
  getElementById<Id extends keyof PageElements>(id: Id): PageElements[Id];
  addEventListener<Name extends keyof OwnEvents>(
    type: Name, heard: (event: CustomEvent<OwnEvents[Name]>) => void, options?: AddEventListenerOptions,
  ): void;
  addEventListener(
    type: `realmino:${string}`, heard: (event: CustomEvent) => void, options?: AddEventListenerOptions,
  ): void;
}

// What the page's own events tell.
interface OwnEvents {
  "realmino:bytes": { file: string; bytes: number };
  "realmino:missing": { file: string };
  "realmino:python": undefined;
  "realmino:ready": undefined;
}

// The page observes resources only; TypeScript's library does not know the type of their content yet.
interface PerformanceObserverEntryList {
  getEntries(): PerformanceResourceTiming[];
}
interface PerformanceResourceTiming {
  readonly contentType: string;
}

// The page asks its timeline by type for its own navigation only.
interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}

// An event that reaches a listener of ours may come from an element.
interface EventTarget {
  closest?: Element["closest"];
  src?: string;
  tagName?: string;
}

// Whether what the page stores is gone with the tab.
declare var volatileStorage: boolean | undefined;
