/** Uses a control as a shopper does: reveals, fills and activates it, and waits until the page is idle. */
import type { ElementHandle, Page } from "playwright/test";
import { actOn, fillForm, type Hand, pressWith, reveal } from "./hands.ts";
import { type Control, controlsIn } from "./page-controls.ts";
import type { PreparedState } from "./prepare.ts";
import type { Watched } from "./watch.ts";

/** Fields of a form that a control changed. */
export type Changes = Record<string, string>;

/** The steps taken, for repeating them without a script. */
export interface Done {
  changes: Changes;
  /** The button whose name and value went along, where a script sent the form by itself. */
  sentBy: [string, string] | null;
}

/** The quiet time after which a page is idle; a slider's form has its own delay. */
const QUIET = { slide: 700, change: 250, other: 60 };

/** @returns the control's element; null when the page has no such control */
export async function elementOf(page: Page, signature: string): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle(controlsIn, signature);
  const element = handle.asElement();
  return element ? (element as ElementHandle<HTMLElement>) : null;
}

export interface Use {
  control: Control;
  hand: Hand;
  /** Type into all fields of its form first. */
  fill: boolean;
  /** The button to press after a change; by default what Enter in a field presses. */
  sentBy?: Done["sentBy"];
}

/**
 * Uses a control, and its form's own button after it where a value was changed and nothing sent it.
 * @returns what changed and what was sent; null when the page has no such control
 */
export async function perform(
  watched: Watched,
  state: PreparedState,
  { control, hand, fill, sentBy = null }: Use,
): Promise<Done | null> {
  const { page, writes } = watched;
  const element = await elementOf(page, control.signature);
  if (!element) return null;
  await reveal(element);
  if (fill) await fillForm(page, element, state);
  // A field that is left by Tab is sent before the next key is pressed.
  if (fill && hand === "keyboard") {
    await element.focus();
    await watched.rest(QUIET.change);
  }
  const before = { fields: await fieldsOf(element), address: page.url(), writes: writes.length };
  await actOn(page, element, { control, hand, state });
  // The page may have been left already; then its request is compared.
  const after = await fieldsOf(element).catch(() => ({}));
  const isSlow = control.kind === "slide" || control.kind === "script";
  await watched.rest(isSlow ? QUIET.slide : isChange(control) ? QUIET.change : QUIET.other);
  const sent = writes[before.writes];
  const changes = sent && isSlow ? Object.fromEntries(sent.fields) : after;
  const done: Done = { changes: differing(before.fields, changes), sentBy: null };
  if (sent) done.sentBy = sent.fields.find(([name]) => name === "intent") ?? null;
  const isOpen = writes.length === before.writes && page.url() === before.address;
  // A control of a script that changed nothing has nothing to submit.
  const hasWork = !isSlow || Object.keys(done.changes).length > 0;
  if (isOpen && hasWork && isChange(control)) await commit(watched, element, { hand, sentBy });
  return done;
}

/**
 * Does without a script what a control did that only a script offers: types what it changed, and presses what it sent.
 */
export async function performByForm(watched: Watched, { control, done }: { control: Control; done: Done }) {
  const { page } = watched;
  const names = Object.keys(done.changes);
  if (names.length === 0) return;
  // Hidden fields carry what only a script knows, such as that − or + was pressed.
  const field = await page.evaluateHandle((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];
    return fields.find(({ name, type }) => wanted.includes(name) && type !== "hidden") ?? null;
  }, names);
  const element = field.asElement() as ElementHandle<HTMLInputElement> | null;
  if (!element) throw new Error(`${control.signature} changes ${names}, for which there is no field without a script`);
  await reveal(element);
  await element.fill(done.changes[await element.evaluate(({ name }) => name)] ?? "");
  await commit(watched, element, { hand: "pointer", sentBy: done.sentBy });
}

const isChange = ({ kind }: Control) => ["type", "select", "check", "slide", "script"].includes(kind);

/**
 * Presses the form's button: the one that a script pressed by itself, else what Enter in a field presses. Of several
 * that do the same the one nearest to the control is pressed; where none can be seen, Enter in the field is the way.
 */
export async function commit(
  watched: Watched,
  element: ElementHandle<HTMLElement>,
  { hand, sentBy }: { hand: Hand; sentBy: [string, string] | null },
): Promise<void> {
  const handle = await element.evaluateHandle((control, wanted) => {
    const form = "form" in control && control.form instanceof HTMLFormElement ? control.form : control.closest("form");
    const buttons = [...(form?.elements ?? [])].filter(
      (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === "submit",
    );
    const named = buttons.filter(({ name, value }) => wanted && name === wanted[0] && value === wanted[1]);
    const [own] = named.length > 0 ? named : buttons;
    // A hidden twin stands for the ones of the same name that can be seen.
    const visible = buttons.filter(
      (each) =>
        !each.hidden &&
        each.getAttribute("aria-hidden") !== "true" &&
        each.name === own?.name &&
        each.value === own?.value &&
        // − and + beside a field mean another number than the typed one.
        !each.formAction.includes("step="),
    );
    for (let around = control.parentElement; around && around !== form; around = around.parentElement) {
      const near = visible.find((each) => around?.contains(each));
      if (near) return near;
    }
    return visible[0] ?? null;
  }, sentBy);
  const button = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (button) {
    await reveal(button);
    await pressWith(watched.page, button, hand);
  } else await element.press("Enter");
  await watched.rest(QUIET.other);
}

/** What a control's form would send; the token of a form is not a value. */
async function fieldsOf(element: ElementHandle<HTMLElement>): Promise<Changes> {
  return element.evaluate((control) => {
    const form = "form" in control && control.form instanceof HTMLFormElement ? control.form : control.closest("form");
    if (!form) return {};
    return Object.fromEntries([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
  });
}

const differing = (before: Changes, after: Changes): Changes =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => name in before && before[name] !== value));
