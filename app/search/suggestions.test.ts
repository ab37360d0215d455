/** The search box's suggestions, in a box that is no browser's: what is late, what is chosen, and whose text it is. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attachSuggestions, type ShownSuggestion } from "./suggestions.ts";

/** Of an element what the suggestions use. */
class Box extends EventTarget {
  value = "";
  defaultValue = "";
  form = null;
  hidden = true;
  id = "";
  role = "";
  textContent = "";
  dataset: Record<string, string> = {};
  children: Box[] = [];
  readonly attributes = new Map<string, string>();
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  appendChild = (child: Box) => void this.children.push(child);
  replaceChildren = (...children: Box[]) => {
    this.children = children;
  };
  querySelectorAll = () => this.children;
  scrollIntoView = () => undefined;
  closest = () => this;
}

const key = (name: string) => Object.assign(new Event("keydown", { cancelable: true }), { key: name });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A focused box; what is asked for is answered by the test.
 * @param value what is in the box when the script comes
 * @param searched what the page has searched for
 */
function attached(value = "", searched = "") {
  const [input, list] = [new Box(), new Box()];
  Object.assign(input, { value, defaultValue: searched });
  const went: string[] = [];
  vi.stubGlobal("Element", Box);
  vi.stubGlobal("document", { activeElement: input, createElement: () => new Box() });
  const asked = new Map<string, (rows: ShownSuggestion[]) => void>();
  const options = {
    input: input as unknown as HTMLInputElement,
    list: list as unknown as HTMLElement,
    go: (href: string) => void went.push(href),
    ask: (text: string) => new Promise<ShownSuggestion[]>((resolve) => asked.set(text, resolve)),
  };
  // The box calls for it whenever it takes the focus.
  for (let nth = 0; nth < 2; nth++) attachSuggestions(options);
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event("input"));
    await vi.advanceTimersByTimeAsync(200);
  };
  const answer = async (text: string) => {
    asked.get(text)?.([{ kind: "", label: text, href: `/of/${text}` }]);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** @returns whether the box does with the key what it does without a script: for Enter, search for its text */
  const press = (name: string) => input.dispatchEvent(key(name));
  const click = () =>
    list.dispatchEvent(Object.defineProperty(new Event("click"), "target", { value: list.children[0] }));
  const selected = () => [
    input.attributes.get("aria-activedescendant"),
    ...list.children.filter(({ attributes }) => attributes.get("aria-selected") === "true"),
  ];
  const shown = () => (list.hidden ? null : list.children.map(({ children: [name] }) => name?.textContent));
  return { input, asked, went, type, answer, press, click, selected, shown };
}

test("a list that Escape has closed stays closed when a late answer comes, until more is typed", async () => {
  const { type, answer, press, shown } = attached();
  await type("зу");
  await answer("зу");
  expect(shown()).toEqual(["зу"]);
  await type("зур");
  press("Escape");
  await answer("зур");
  expect(shown()).toBeNull();
  press("ArrowDown");
  expect(shown()).toEqual(["зур"]);
  press("Escape");
  await type("зура");
  await answer("зура");
  expect(shown()).toEqual(["зура"]);
});

test("where the page has changed the text, the options are of the text in the box", async () => {
  const { input, type, answer, press, shown } = attached();
  await type("зурагт");
  await answer("зурагт");
  press("Enter");
  // Back to a page without a search.
  input.value = "";
  press("ArrowDown");
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBeNull();
  // A link to another search.
  input.value = "хөргөгч";
  press("ArrowDown");
  expect(shown()).toBeNull();
  await answer("хөргөгч");
  expect(shown()).toEqual(["хөргөгч"]);
});

test("a call that hangs is dropped, and the next text has its own suggestions", async () => {
  const { asked, type, answer, shown } = attached();
  await type("зу");
  await type("зурагт");
  expect([...asked.keys()]).toEqual(["зу"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...asked.keys()]).toEqual(["зу", "зурагт"]);
  await answer("зурагт");
  expect(shown()).toEqual(["зурагт"]);
  // What comes after all is of no text in the box.
  await answer("зу");
  expect(shown()).toEqual(["зурагт"]);
});

test("whoever types on after an arrow key has selected nothing, and Enter searches for the text in the box", async () => {
  const { asked, went, type, answer, press, selected, shown } = attached();
  await type("зур");
  await answer("зур");
  press("ArrowDown");
  expect(selected()).toHaveLength(2);
  await type("зурагт 55");
  // Before the answer, with the options of the text before still there.
  expect(selected()).toEqual([undefined]);
  await answer("зурагт 55");
  expect(shown()).toEqual(["зурагт 55"]);
  expect(selected()).toEqual([undefined]);
  expect(press("Enter")).toBe(true);
  expect(went).toEqual([]);
  expect([...asked.keys()]).toEqual(["зур", "зурагт 55"]);
});

test("an option that was selected for a text which the page has changed meanwhile is not opened", async () => {
  const { input, went, type, answer, press } = attached();
  await type("зур");
  await answer("зур");
  press("ArrowDown");
  input.value = "хөргөгч";
  expect(press("Enter")).toBe(true);
  expect(went).toEqual([]);
});

test("a suggestion that is chosen by pointer empties the box, and is not asked for", async () => {
  const { input, asked, went, type, answer, click, shown } = attached();
  await type("зур");
  await answer("зур");
  click();
  expect(went).toEqual(["/of/зур"]);
  expect(input.value).toBe("");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked.size, shown()]).toEqual([1, null]);
});
