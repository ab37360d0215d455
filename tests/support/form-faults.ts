/** What a page that answers a form with mistakes must say and hold, whichever form it is. */
import { expect } from "vitest";
import { ui } from "#app/i18n/mn/ui.ts";
import type { Visit } from "./plain-browser.ts";

/**
 * Each mistake stands once at its field, tied to it, and once in the summary as a link to it, in the form's order; and
 * nothing else is wrong.
 * @param mistakes by the field's name
 */
export function expectMistakes({ status, page }: Visit, mistakes: Record<string, string>): void {
  expect(status).toBe(400);
  expect(page.querySelector("title")?.textContent.startsWith(ui.errorPrefix)).toBe(true);
  const links = page.querySelectorAll(".error-summary a");
  const linked = links.map((link) => {
    const control = page.querySelector(`main [id="${link.getAttribute("href")?.slice(1)}"]`);
    const described = (control?.getAttribute("aria-describedby") ?? "").split(" ");
    const error = described
      .map((id) => page.getElementById(id))
      .find((element) => element?.classNames.includes("error"));
    expect(control?.getAttribute("aria-invalid")).toBe("true");
    expect(error?.textContent).toBe(link.textContent);
    return [control?.getAttribute("name"), link.textContent];
  });
  expect(linked).toEqual(Object.entries(mistakes));
  expect(page.querySelectorAll("main [aria-invalid]")).toHaveLength(linked.length);
  expect(page.querySelector(".error-summary")?.getAttribute("role")).toBe("alert");
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
