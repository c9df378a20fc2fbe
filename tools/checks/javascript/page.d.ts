// What the page's scripts rely on besides the browser: its elements by their ids, and the events by
// which the scripts, PyScript and Python talk. A script that names another element adds it here.

interface PageElements {
  announce: HTMLElement;
  board: HTMLElement;
  begin: HTMLButtonElement;
  boot: HTMLElement;
  "boot-bar": HTMLProgressElement;
  "boot-fill": HTMLElement;
  "boot-stalled": HTMLElement;
  "boot-text": HTMLElement;
  game: HTMLScriptElement;
  heard: HTMLElement & { dataset: { sentence: string } };
  names: HTMLElement;
  "new-here": HTMLElement;
  others: HTMLElement;
  "open-daily": HTMLElement;
  people: HTMLElement;
  problem: HTMLElement;
  resume: HTMLElement;
  "resume-game": HTMLButtonElement;
  "resume-text": HTMLElement;
  "saved-drawer": HTMLDetailsElement;
  "saved-list": HTMLElement;
  "saved-more": HTMLElement;
  "saved-remove": HTMLTemplateElement;
  "seats-note": HTMLElement;
  "setup-form": SetUpForm;
  "table-screen": HTMLElement;
  theme: HTMLSelectElement;
  update: HTMLElement;
  "update-later": HTMLButtonElement;
  "update-now": HTMLButtonElement;
  "update-text": HTMLElement;
  [why: `${string}-why`]: HTMLElement;
  [partner: `partner${number}`]: HTMLElement;
}

// The form of the set-up, whose controls its script asks for by name.
type Option = "duel" | "harmony" | "middle" | "dynasty" | "teams";
interface SetUpForm extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & Record<Option | "handover" | "seed", HTMLInputElement> & {
    game: RadioNodeList;
    [kind: `kind${number}`]: HTMLSelectElement;
    [name: `name${number}`]: HTMLInputElement;
  };
}

// What the scripts say; the build writes it, and tsc sees that it is what stands here.
interface BootWords {
  loading(of: { share: number }): string;
  starting: Record<"setup" | "table", string>;
  setting: string;
}
interface ShareWords extends Record<"replay" | "play" | "score" | "png" | "svg" | "described" | "file", string> {
  title: string;
  saved(of: { file: string }): string;
  withheld(of: { file: string }): string;
  unpictured: string;
  texts: string;
  link: string;
  position: string;
  copied: string;
  page: string;
  text: string;
  mode: string;
  pictured: string;
  alternative(of: { turn: string }): string;
  lines: string;
  copy: string;
  marked: string;
  lead: string;
  close: string;
}
interface UnsupportedWords {
  local: string;
  old: string;
  missing(of: { file: string }): string;
  damaged(of: { file: string }): string;
  failed: string;
}
interface SavedGamesWords {
  resume: string;
  remove: string;
  download: string;
  more(of: { number: number }): string;
  about(of: { verb: string; title: string }): string;
}
interface SetUpWords {
  few: Record<string, string>;
  mix: Record<string, string>;
  duel: Record<number, string>;
  unteamed: Record<number, string>;
  you: string;
  forget(of: { name: string }): string;
  partner: { you: string; named(of: { name: string }): string };
}

// A row of that form, and what is chosen in all of it.
interface Row {
  kind: HTMLSelectElement;
  name: HTMLInputElement;
  partner: HTMLElement;
}
interface Chosen {
  game: string;
  places: { kind: string; name: string }[];
  options: Record<string, string[]>;
  handover: boolean;
}

// A row of the list of saved games, as Python writes it, and a game as it is stored.
interface SavedRow {
  id: string;
  kind: string;
  title: string;
  text: string;
  changed: number;
  is_over: boolean;
}
interface Version {
  revision: number;
  writer: string;
  text?: string;
  past?: [string, number][];
}
interface SavedGame extends Version {
  text: string;
}

// What stands around or in an element wherever the scripts look for it.
interface Element {
  closest(around: "li"): HTMLLIElement;
  closest(around: "p"): HTMLParagraphElement;
  closest(around: "details"): HTMLDetailsElement;
}
interface Node {
  cloneNode(deep: true): this;
}
interface ParentNode {
  querySelector(within: `[data-game=${string}`): HTMLButtonElement | null;
  querySelector(within: "canvas"): HTMLCanvasElement;
  querySelector(within: "ul" | "button"): HTMLElement;
  querySelector(within: "summary" | ".emblem" | ".saved-title"): HTMLElement;
  querySelectorAll(within: ".languages a"): NodeListOf<HTMLAnchorElement>;
  querySelectorAll(within: "[data-autofocus]"): NodeListOf<HTMLElement>;
  querySelectorAll(within: "[data-games]"): NodeListOf<HTMLElement & { dataset: { games: string } }>;
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
  "realmino:request": { type: string; n?: number };
  "realmino:share": SharedMoment;
  "realmino:picture": { svg: string; name: string; kind: "svg" | "png"; saved?: Promise<string> };
  "realmino:sound": { name: string; heard: boolean; shakes: boolean };
  "realmino:missing": { file: string };
  "realmino:python": undefined;
  "realmino:ready": undefined;
  "realmino:message": string;
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
  closest?(selectors: ".languages a"): HTMLAnchorElement | null;
  closest?(selectors: string): HTMLElement | null;
}

// Whether what the page stores is gone with the tab.
declare var volatileStorage: boolean | undefined;

// What Python and the page share.
declare var realmino: { saved?(): Promise<boolean>; storage: object } | undefined;

// A moment for elsewhere: what a link to it has after its #, its position as text, and its picture (light or dark as its
// viewer is, and painted as the table is now), or why there is none.
interface SharedMoment {
  moment: string;
  position: string;
  picture?: string;
  painted?: string;
  described?: string;
  problem?: string;
}
