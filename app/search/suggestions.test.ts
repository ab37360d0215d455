/** The search box's suggestions, in a box that is no browser's: what is late, and texts that nobody has typed. */
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
}

const key = (name: string) => Object.assign(new Event("keydown", { cancelable: true }), { key: name });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A focused box; `answers` are what is asked for, each answered by the test. */
function attached() {
  const [input, list] = [new Box(), new Box()];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { activeElement: input, createElement: () => new Box() });
  const asked = new Map<string, (rows: ShownSuggestion[]) => void>();
  attachSuggestions({
    input: input as unknown as HTMLInputElement,
    list: list as unknown as HTMLElement,
    go: () => undefined,
    ask: (text) => new Promise((resolve) => asked.set(text, resolve)),
    past: { kind: "", edit: "", mark: () => undefined },
  });
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event("input"));
    await vi.advanceTimersByTimeAsync(200);
  };
  const answer = async (text: string) => {
    asked.get(text)?.([{ kind: "", label: text, href: "/" }]);
    await vi.advanceTimersByTimeAsync(0);
  };
  const press = (name: string) => void input.dispatchEvent(key(name));
  const shown = () => (list.hidden ? null : list.children.map(({ children: [name] }) => name?.textContent));
  return { input, asked, type, answer, press, shown };
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
