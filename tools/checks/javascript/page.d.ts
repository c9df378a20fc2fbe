// Types that the page's scripts need besides the browser's own: elements by id, and events.
// Scripts, PyScript and Python exchange these events. Add an element here when a script first names it.

interface PageElements {
  announce: HTMLElement;
  board: HTMLElement;
  begin: HTMLButtonElement;
  boot: HTMLElement;
  "boot-bar": HTMLProgressElement;
  "boot-fill": HTMLElement;
  "boot-stalled": HTMLElement;
  "boot-text": HTMLElement;
  friends: HTMLElement;
  game: HTMLScriptElement;
  "start-note": HTMLElement & { dataset: { sentence: string } };
  more: HTMLDetailsElement;
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
  welcome: HTMLElement;
  [why: `${string}-why`]: HTMLElement;
  [partner: `partner${number}`]: HTMLElement;
}

// The set-up form, with its controls by name.
interface SetUpForm extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & Record<"handover" | "seed", HTMLInputElement> & {
    game: RadioNodeList;
    level: RadioNodeList;
    [kind: `kind${number}`]: HTMLSelectElement;
    [name: `name${number}`]: HTMLInputElement;
  };
}

// The messages of the scripts, as the build writes them in place of $words$.
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
  send: string;
  more: string;
  "tab-picture": string;
  "tab-film": string;
  "tab-link": string;
  "film-making": string;
  "film-about": string;
  "film-cancel": string;
  "film-cancelled": string;
  "film-make": string;
  "film-save": string;
  "film-again": string;
  "film-title": string;
  "film-file": string;
  "film-impossible": string;
  "link-about": string;
  link: string;
  result: string;
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
  sandboxed: string;
  wasm: string;
  missing(of: { file: string }): string;
  damaged(of: { file: string }): string;
  failed: string;
}
interface SavedGamesWords {
  resume: string;
  remove: string;
  download: string;
  more(of: { number: string }): string;
  about(of: { verb: string; title: string }): string;
}
interface SetUpWords {
  few: Record<string, string>;
  mix: Record<string, string>;
  you: string;
  forget(of: { name: string }): string;
  partner: { you: string; named(of: { name: string }): string };
  // Why a game cannot have a variant, by the variant and the number of players.
  [variant: string]: unknown;
}

// A row of the set-up form, and all its values.
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

// A row of the list of saved games, as Python writes it, and a stored game.
interface SavedRow {
  id: string;
  kind: string;
  title: string;
  text: string;
  changed: number;
  is_over: boolean;
  is_awaited?: boolean;
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

// The elements that the scripts find around or in another one.
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
    type: Name, listener: (event: CustomEvent<OwnEvents[Name]>) => void, options?: AddEventListenerOptions,
  ): void;
  addEventListener(
    type: `realmino:${string}`, listener: (event: CustomEvent) => void, options?: AddEventListenerOptions,
  ): void;
}

// The details of the page's own events.
interface OwnEvents {
  "realmino:request": { type: string; n?: number };
  "realmino:share": SharedMoment;
  "realmino:picture": { svg: string; name: string; kind: "svg" | "png"; saved?: Promise<string> };
  "realmino:sound": { name: string; audible: boolean; shakes: boolean };
  "realmino:living": Parameters<typeof import("../../../web/table/living.js").show>[0];
  "realmino:missing": { file: string };
  "realmino:python": undefined;
  "realmino:ready": undefined;
  "realmino:message": string;
}

// The page observes only resources; TypeScript's library lacks their content type.
interface PerformanceObserverEntryList {
  getEntries(): PerformanceResourceTiming[];
}
interface PerformanceResourceTiming {
  readonly contentType: string;
}

// The page reads only its navigation by type.
interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}

// The target of an event may be an element.
interface EventTarget {
  closest?(selectors: ".languages a"): HTMLAnchorElement | null;
  closest?(selectors: string): HTMLElement | null;
}

// Whether the page cannot store anything.
declare var volatileStorage: boolean | undefined;

// What scripts and Python share.
declare var realmino: { saved?(): Promise<boolean>; qr?(text: string): [number, string]; storage: object } | undefined;

// A function of Python, which is freed by `destroy`.
interface PythonFunction<T> {
  (): PromiseLike<T>;
  destroy(): void;
}

// A moment to share: the part of its link after the #, its position as text, and what is made only when it is asked for: its
// picture, the film of its finished game, and the result as text. Each may be a `problem` instead.
interface SharedMoment {
  moment: string;
  position: string;
  picture: PythonFunction<SharedPicture & { problem?: string }>;
  film?: PythonFunction<Film & { problem?: string }>;
  result?: PythonFunction<string>;
}

// A picture as SVG in the viewer's theme, as it is `painted` now on the table, and in words.
interface SharedPicture {
  svg: string;
  painted: string;
  described: string;
}

// A film: everything in it, painted once, and its plan as JSON. `frames.py` in web/film/ makes it.
interface Film extends Record<"background" | "heading" | "result" | "crown", HTMLCanvasElement> {
  squares: HTMLCanvasElement[];
  plan: string;
  described: string;
}

// When everything happens, in seconds, and where, in pixels.
interface FilmPlan extends Record<"width" | "height" | "seconds" | "crowned" | "fall" | "bleed" | "cell" | "side" | "figures", number> {
  plate: [wide: number, high: number];
  kingdoms: Record<"plate" | "ground", [x: number, y: number]>[];
  winners: number[];
  drops: FilmDrop[];
  start: number[];
  totals: number[];
  font: string;
  colours: Record<"paper" | "ink" | "table" | "gain" | "shadow" | "gold", string>;
  confetti: string[];
}
interface FilmDrop {
  lands: number;
  kingdom: number;
  pieces: [drawing: number, x: number, y: number][];
  points: number;
}

interface FilmFile {
  blob: Blob;
  extension: string;
}
