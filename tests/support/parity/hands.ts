/** Uses a control as a shopper does, by pointer or by keyboard. */
import type { ElementHandle, Page } from "playwright/test";
import { valueFor } from "./field-values.ts";
import type { Control } from "./page-controls.ts";
import type { PreparedState } from "./prepare.ts";

export type Hand = "pointer" | "keyboard";

const ACTION = { timeout: 30_000 };

/** Uses a control without any further step. */
export async function actOn(
  page: Page,
  element: ElementHandle<HTMLElement>,
  { control, hand, state }: { control: Control; hand: Hand; state: PreparedState },
): Promise<void> {
  switch (control.kind) {
    case "type": {
      await typeInto(page, element, state);
      // Unlike the page's keyboard it waits for what Enter leads to.
      if (hand === "keyboard") await element.press((await isTextArea(element)) ? "Tab" : "Enter");
      else await element.evaluate((field) => field.blur());
      return;
    }
    case "select": {
      const [index, last] = await element.evaluate((select) =>
        select instanceof HTMLSelectElement ? [select.selectedIndex, select.options.length - 1] : [0, 0],
      );
      if (hand === "pointer") await element.selectOption({ index: index === last ? index - 1 : index + 1 });
      else await pressKey(page, element, index === last ? "ArrowUp" : "ArrowDown");
      return;
    }
    case "check":
      return hand === "keyboard" ? pressKey(page, element, "Space") : clickBox(page, element);
    case "slide": {
      const isAtStart = await element.evaluate((range) => range instanceof HTMLInputElement && range.value === "0");
      for (let press = 0; press < 3; press++) await pressKey(page, element, isAtStart ? "ArrowRight" : "ArrowLeft");
      return;
    }
    default:
      return pressWith(page, element, hand);
  }
}

const isTextArea = (element: ElementHandle<HTMLElement>) =>
  element.evaluate((field) => field instanceof HTMLTextAreaElement);

/** Activates a link or a button. */
export async function pressWith(page: Page, element: ElementHandle<HTMLElement>, hand: Hand): Promise<void> {
  if (hand === "keyboard") return pressKey(page, element, "Enter");
  // A link that is visible on keyboard focus only.
  const box = await element.boundingBox();
  if (!box || box.width < 2 || box.y + box.height < 0) await element.focus();
  // Shoppers also press controls that are marked as disabled.
  const isDisabled = (await element.getAttribute("aria-disabled")) === "true";
  await element.click({ ...ACTION, force: isDisabled });
}

async function pressKey(page: Page, element: ElementHandle<HTMLElement>, key: string): Promise<void> {
  await element.focus();
  await page.keyboard.press(key);
}

/** A box that is drawn by its label is pressed there. */
async function clickBox(page: Page, element: ElementHandle<HTMLElement>): Promise<void> {
  const handle = await element.evaluateHandle((box) => {
    if (!(box instanceof HTMLInputElement)) return box;
    return [...(box.labels ?? [])].find((label) => label.getClientRects().length > 0) ?? box;
  });
  await pressWith(page, (handle.asElement() ?? element) as ElementHandle<HTMLElement>, "pointer");
}

/** Puts a text in a field's place, as typing does: the browser tells of the change when the field is left. */
async function typeInto(page: Page, element: ElementHandle<HTMLElement>, state: PreparedState): Promise<void> {
  const { name, type } = await element.evaluate((field) => ({
    name: field.getAttribute("name") ?? "",
    type: field.getAttribute("type") ?? "text",
  }));
  await element.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(valueFor(state, name, type));
}

/** Types into every field of a control's form that can be seen. */
export async function fillForm(page: Page, element: ElementHandle<HTMLElement>, state: PreparedState): Promise<void> {
  const names = await element.evaluate((control) => {
    const form = "form" in control && control.form instanceof HTMLFormElement ? control.form : null;
    const skipped = ["hidden", "submit", "checkbox", "radio", "range"];
    return [...(form?.elements ?? [])].flatMap((each, index) => {
      const isField =
        each instanceof HTMLTextAreaElement || (each instanceof HTMLInputElement && !skipped.includes(each.type));
      return isField && each.getClientRects().length > 0 ? [index] : [];
    });
  });
  for (const index of names) {
    const field = await element.evaluateHandle(
      (control, at) =>
        "form" in control && control.form instanceof HTMLFormElement ? control.form.elements[at] : null,
      index,
    );
    const handle = field.asElement() as ElementHandle<HTMLElement> | null;
    if (handle) await typeInto(page, handle, state);
  }
}

/** Opens what a control is folded into, as a shopper does. */
export async function reveal(element: ElementHandle<HTMLElement>): Promise<void> {
  for (let fold = 0; fold < 5; fold++) {
    const handle = await element.evaluateHandle((control) => {
      const folds: Element[] = [];
      for (let at = control.parentElement; at; at = at.parentElement) {
        const isOwn = control.matches("summary") && control.parentElement === at;
        if (at instanceof HTMLDetailsElement && !at.open && !isOwn) folds.push(at);
        else if (at.hasAttribute("popover") && at.getClientRects().length === 0) folds.push(at);
        else if (at instanceof HTMLDialogElement && !at.open) folds.push(at);
      }
      const outermost = folds.at(-1);
      if (!outermost) return null;
      if (outermost instanceof HTMLDetailsElement) return outermost.querySelector("summary");
      const openers = document.querySelectorAll(`[popovertarget="${outermost.id}"], [href="#${outermost.id}"]`);
      return [...openers].find((opener) => !outermost.contains(opener)) ?? null;
    });
    const opener = handle.asElement() as ElementHandle<HTMLElement> | null;
    if (!opener) return;
    await opener.click(ACTION);
  }
}
