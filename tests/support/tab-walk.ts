/** A page by keyboard alone: Tab, and the keys that the focused control takes. */
import { expect, type Locator, type Page } from "playwright/test";

/** More stops than the longest page has. */
const MAX_STOPS = 400;

/** What stands at a stop of the keyboard. */
interface Stop {
  what: string;
  /** Something is drawn around it, or around what it belongs to. */
  isMarked: boolean;
  /** A part of it is in the window, and nothing lies over that. */
  isSeen: boolean;
  /** It comes after the stop before it, in the page's order. */
  isAfter: boolean;
}

/**
 * Presses Tab until a control has the focus. Each stop on the way is marked, in the window, uncovered and after the one
 * before.
 * @throws when the control is not reached
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached();
  const faults: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(stopNow);
    if (!stop) throw new Error(`The keyboard left the page before ${control}`);
    const { what, ...holds } = stop;
    for (const [name, does] of Object.entries(holds)) if (!does) faults.push(`${what}: not ${name}`);
    if (await control.evaluate((element) => element === document.activeElement)) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error(`${control} is not reached in ${MAX_STOPS} stops`);
}

/**
 * Skips header and menu by the skip link; not needed where a script has moved the focus there
 * with the page.
 */
export async function skipToContent(page: Page): Promise<void> {
  const content = page.locator("#content");
  if (await content.evaluate((element) => element === document.activeElement)) return;
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#content']").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
}

/** Replaces what a field holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Runs in the page. */
function stopNow(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const before: unknown = Reflect.get(window, "stopBefore");
  Reflect.set(window, "stopBefore", element);
  // A choice of a card and a heart are drawn by what they stand in.
  const drawn = [element, element.parentElement, element.parentElement?.parentElement, element.closest("label")];
  const isMarked = drawn.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return outlineStyle === "auto" || hasOutline || (one === element && boxShadow !== "none");
  });
  // A slider is marked at its handle, a part whose style a script reads from the rules alone.
  const rulesIn = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) => [rule, ...("cssRules" in rule ? rulesIn(rule.cssRules as CSSRuleList) : [])]);
  const isHandleMarked =
    element.matches("[type=range]") &&
    [...document.styleSheets].some(({ cssRules }) =>
      rulesIn(cssRules).some((rule) => {
        if (!(rule instanceof CSSStyleRule)) return false;
        const [slider = "", handle] = rule.selectorText.split("::-webkit-slider-thumb");
        // A shorthand with a variable in it has no longhands.
        const width = Number.parseFloat(rule.style.outlineWidth || rule.style.outline);
        return handle === "" && width >= 2 && element.matches(slider) && slider.includes(":focus");
      }),
    );
  // A radio button of a card is drawn by its label.
  const shown = element.offsetWidth < 2 ? (element.closest("label") ?? element) : element;
  const isSeen = [...shown.getClientRects()].some(({ left, right, top, bottom }) =>
    [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ].some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(element));
    }),
  );
  const isAfter =
    !(before instanceof Node && before.isConnected) ||
    before === element ||
    (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
  return {
    what: `${element.tagName} ${element.getAttribute("name") ?? ""} ${words}`.trim(),
    isMarked: isMarked || isHandleMarked,
    isSeen,
    isAfter,
  };
}
