/** What a page that answers a form with mistakes must say and hold, whichever form it is. */

import type { HTMLElement } from "node-html-parser";
import { expect } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import type { Visit } from "./plain-browser.ts";

const { ui } = SENTENCES.mn;

/** How a form reports its errors, where that differs from most forms. */
interface Told {
  status?: number;
  /** A form of one field may have none. */
  hasSummary?: boolean;
}

/**
 * Each error is shown once at its field, associated with it, and once in the summary as a link to it, in field order;
 * there is no other error. No two links have the same text: where two fields share a sentence, their labels tell them
 * apart.
 * @param mistakes by the field's name
 */
export function expectMistakes(
  { status, page }: Visit,
  mistakes: Record<string, string>,
  { status: expected = 400, hasSummary = true }: Told = {},
): void {
  expect(status).toBe(expected);
  expect(page.querySelector("title")?.textContent.startsWith(ui.errorPrefix)).toBe(true);
  const told = page.querySelectorAll("main [aria-invalid]").map((control) => {
    const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
    const error = described
      .map((id) => page.getElementById(id))
      .find((element) => element?.classNames.includes("error"));
    expect(control.getAttribute("aria-invalid")).toBe("true");
    return { name: nameOf(control), id: control.getAttribute("id"), message: error?.textContent };
  });
  expect(told.map(({ name, message }) => [name, message])).toEqual(Object.entries(mistakes));
  const summary = page.querySelector(".error-summary");
  expect(summary !== null).toBe(hasSummary);
  if (!summary) return;
  const links = summary.querySelectorAll("a");
  const isShared = (message?: string) => told.filter((one) => one.message === message).length > 1;
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
    told.map(({ id, message }) => [`#${id}`, isShared(message) ? `${labelOf(page, id)}: ${message}` : message]),
  );
  for (const { id } of told) expect(page.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  expect(summary.getAttribute("role")).toBe("alert");
}

/** A control's label, without the mark of a required field. */
const labelOf = (page: HTMLElement, id = "") => page.querySelector(`label[for="${id}"]`)?.firstChild?.textContent;

/** A control's name; a group's is that of its buttons. */
const nameOf = (control: HTMLElement) =>
  control.getAttribute("name") ?? control.querySelector("input")?.getAttribute("name");

/** What a page shows in some of its controls, by their names; nothing is "". */
export const shownIn = ({ page }: Visit, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const controls = page.querySelectorAll(`main [name="${name}"]`);
      const isChoice = /^(?:radio|checkbox)$/.test(controls[0]?.getAttribute("type") ?? "");
      return [name, shownBy(isChoice ? controls.find((one) => one.hasAttribute("checked")) : controls[0])];
    }),
  );

function shownBy(control: HTMLElement | undefined): string {
  if (control?.tagName === "TEXTAREA") return control.textContent;
  if (control?.tagName !== "SELECT") return control?.getAttribute("value") ?? "";
  return control.querySelector("option[selected]")?.getAttribute("value") ?? "";
}

/** What the fields of a page's form hold, by their names. */
export const valuesOf = ({ page }: Visit, form: string): Record<string, string> =>
  Object.fromEntries(
    page
      .querySelectorAll(`#${form} input:not([type=hidden])[name], #${form} textarea[name]`)
      .map((field) => [
        field.getAttribute("name") ?? "",
        field.tagName === "TEXTAREA" ? field.textContent : (field.getAttribute("value") ?? ""),
      ]),
  );
