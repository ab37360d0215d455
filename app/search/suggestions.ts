/**
 * The search box's suggestions: a combobox with a list (ARIA Authoring Practices), in plain DOM. It is loaded when the
 * box first takes the focus, so that no page waits for it.
 */

/** A suggestion as the server sends it: its kind in the page's language, and its address. */
export interface ShownSuggestion {
  kind: string;
  label: string;
  href: string;
}

export interface SuggestionsOptions {
  input: HTMLInputElement;
  /** An empty list next to the search box, which only this script fills. */
  list: HTMLElement;
  /** Navigates to an address of the shop. */
  go: (href: string) => void;
  /** Gets the suggestions for a text. */
  ask: (text: string) => Promise<readonly ShownSuggestion[]>;
}

/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 150;

/** A call that takes longer is dropped, in milliseconds: until then the next text waits. */
const TIMEOUT_MS = 4_000;

const attached = new WeakSet<HTMLInputElement>();

/** Turns a search box into a combobox, the first time that it is called for that box. */
export function attachSuggestions({ input, list, go, ask }: SuggestionsOptions): void {
  if (attached.has(input)) return;
  attached.add(input);
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  /** Something was typed before this script, and is not being searched for. */
  const isTyped = input.value !== input.defaultValue && !input.form?.hasAttribute("aria-busy");
  /** The text that was last asked for; null if the options have to be asked for anew, or for the first time. */
  let answered: string | null = isTyped ? null : input.value.trim();
  /** The text that the options are of. */
  let shownFor = "";
  /** The search was submitted, or the list was closed, so the suggestions that are on their way do not open it. */
  let isClosed = false;

  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const show = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    mark(-1);
  };
  const mark = (place: number) => {
    active = place;
    for (const [index, option] of options().entries()) option.setAttribute("aria-selected", String(index === place));
    const option = options()[place];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const fill = (rows: readonly ShownSuggestion[]) => {
    list.replaceChildren(...rows.map(optionOf));
    shownFor = input.value.trim();
    show(rows.length > 0 && !isClosed && document.activeElement === input);
  };

  /** One call at a time: text typed meanwhile is requested afterwards. */
  const renew = async () => {
    const text = input.value.trim();
    if (isAsking || text === answered) return;
    isAsking = true;
    answered = text;
    try {
      const rows = text === "" ? [] : await inTime(ask(text));
      if (input.value.trim() === text) fill(rows);
    } catch {
      if (input.value.trim() === text) fill([]);
    } finally {
      isAsking = false;
    }
    if (input.value.trim() !== text) await renew();
  };

  const onInput = () => {
    isClosed = false;
    // What was selected was selected for another text.
    mark(-1);
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), DEBOUNCE_MS);
  };
  const step = (event: KeyboardEvent, by: number) => {
    isClosed = false;
    // The page has changed the text, by Back or a link: its options come first.
    if (input.value.trim() !== shownFor) {
      show(false);
      list.replaceChildren();
      answered = null;
      void renew();
    }
    const count = options().length;
    if (count === 0) return;
    event.preventDefault();
    // Before the first and after the last option comes the text itself, where a closed list begins.
    const next = ((active + 1 + by + count + 1) % (count + 1)) - 1;
    show(true);
    mark(next);
  };
  const close = (event: KeyboardEvent) => {
    if (list.hidden) return;
    event.preventDefault();
    isClosed = true;
    show(false);
  };
  /** The typed text has done its work, so the box has that of the page which is opened. */
  const choose = (href: string) => {
    input.value = new URLSearchParams(href.split("?")[1]).get("p") ?? "";
    conclude();
    go(href);
  };
  const conclude = () => {
    clearTimeout(timer);
    isClosed = true;
    show(false);
  };
  const submit = (event: KeyboardEvent) => {
    // Unless the page has changed the text meanwhile.
    const href = input.value.trim() === shownFor ? options()[active]?.dataset.href : undefined;
    if (href === undefined) return conclude();
    event.preventDefault();
    choose(href);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") step(event, 1);
    else if (event.key === "ArrowUp") step(event, -1);
    else if (event.key === "Escape") close(event);
    else if (event.key === "Enter") submit(event);
  };
  const onBlur = () => show(false);
  // The focus stays in the box while an option is clicked.
  const onPress = (event: MouseEvent) => event.preventDefault();
  const onChoose = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest<HTMLElement>("[role=option]")?.dataset.href : undefined;
    if (href !== undefined) choose(href);
  };

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  show(false);

  input.addEventListener("input", onInput);
  input.addEventListener("keydown", onKey);
  input.addEventListener("blur", onBlur);
  list.addEventListener("mousedown", onPress);
  list.addEventListener("click", onChoose);
  if (document.activeElement === input) void renew();
}

/**
 * What is answered in time.
 * @throws what the call throws, or for one that hangs
 */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("late")), TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function optionOf({ kind, label, href }: ShownSuggestion, place: number): HTMLElement {
  const option = document.createElement("div");
  option.id = `suggestion-${place}`;
  option.setAttribute("role", "option");
  option.dataset.href = href;
  const name = document.createElement("span");
  name.textContent = label;
  const what = document.createElement("small");
  what.textContent = kind;
  option.appendChild(name);
  option.appendChild(what);
  return option;
}
