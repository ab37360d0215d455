/** Presses on the buttons of forms, as writes of the outbox, which the next page sends. */

import { PAGE_DATA } from "#app/remix/page-data.ts";
import { type Kept, PREFIX } from "#app/writes/outbox.ts";
import { OF_PRODUCTS } from "#app/writes/write.ts";
import { PRESSED_BY } from "#bff/rules/pressed-by.ts";

/** A form, and the button that sends it. */
export type Press = readonly [form: HTMLFormElement, button: HTMLButtonElement | null];

/** The id of a write. */
export const newId = (): string => Math.random().toString(36).slice(2, 7).padEnd(5, "0");

const actionOf = ([form, button]: Press) => button?.getAttribute("formaction") || (form.getAttribute("action") ?? "");

/** Whether it is a write of products, as only those are stored. */
export const isWrite = (press: Press): boolean => press[0].method === "post" && OF_PRODUCTS.test(actionOf(press));

/**
 * @param id of the write
 * @param sent when the browser sent it, in milliseconds since the epoch
 * @returns false where the browser stores nothing
 */
export function store(press: Press, id: string = newId(), sent?: number): boolean {
  try {
    const [form, button] = press;
    const body = fieldsOf(form);
    if (button?.name) body.append(button.name, button.value);
    body.delete("formToken");
    const mark = markOfPage();
    if (mark) body.set(PRESSED_BY, mark);
    const write = { id, action: actionOf(press), body: String(body), at: Date.now(), sent };
    localStorage.setItem(PREFIX + id, JSON.stringify(write));
    return true;
  } catch {
    return false;
  }
}

/** The customer's mark (`PRESSED_BY`), as in the page's data. */
const markOfPage = () => /"mark":"([^"]+)/.exec(document.getElementById(PAGE_DATA)?.textContent ?? "")?.[1];

/** The field with a write's id, by which it counts once. */
export const WRITE_FIELD = "write";

/**
 * @returns a form that sends the oldest stored write of this shopper, and leads back to this page; none where each has
 *   been sent by such a form before, which stored its id among its fields: what is refused is not sent for ever
 */
export function formOfStored(): HTMLFormElement | undefined {
  const writes = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key): Kept => JSON.parse(localStorage[key]))
    .sort((a, b) => a.at - b.at);
  const mark = markOfPage();
  for (const { id, action, body, isLost } of writes) {
    const fields = new URLSearchParams(body);
    if (isLost || fields.has(WRITE_FIELD) || (fields.get(PRESSED_BY) ?? mark) !== mark) continue;
    fields.set(WRITE_FIELD, id);
    fields.set("returnTo", location.pathname + location.search);
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    form.onformdata = ({ formData }) => {
      for (const [name, value] of fields) formData.set(name, value);
    };
    return form;
  }
  return undefined;
}

/** What the form would send, but for its button. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
