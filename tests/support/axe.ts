/** Axe's findings on a page, in light and dark colours. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** The rules that look at colours. Nothing else differs in dark: tests/architecture/dark-scheme.test.ts. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe need not look at: `leaveOutRepeated`. */
const REPEATED = "data-repeated";

/**
 * Checks a page in its present state: all rules in light, the colour rules in dark.
 * @param name the page's, for people
 * @param part a selector of what is looked at
 * @returns a line for each rule that is broken; the page is in light again
 */
export async function axeFaults(page: Page, name: string, part = "html"): Promise<string[]> {
  const repeatedIds = await page.evaluate(leaveOutRepeated, REPEATED);
  const found = repeatedIds.map((id) => `${name}: the id ${id} stands twice`);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page })
      // There are no frames, for which axe would open another page.
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .include(part)
      .exclude(`[${REPEATED}]`);
    const { violations } = await (colorScheme === "dark" ? axe.withRules(OF_COLOURS) : axe).analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(" ")}`),
    );
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/**
 * Runs in the page: of siblings that are built alike (thirty cards of a list) two are looked at, the others are marked.
 * Alike are elements with the same tags, classes and attributes down to the last one, and with text in the same places.
 * @returns ids that occur twice, which of elements that are left out nothing else would see
 */
function leaveOutRepeated(mark: string): string[] {
  const shapes = new Map<Element, string>();
  const shapeOf = (element: Element): string => {
    const given = [...element.attributes].filter(({ name }) => name !== mark);
    const attributes = given.map(({ name, value }) => {
      const isNamed = /^(?:class|role|type|aria-(?!label|describedby|controls|valuetext).*|tabindex)$/.test(name);
      return isNamed ? `${name}=${value}` : `${name}${value.trim() ? "" : "="}`;
    });
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const inner = [...element.children].map(shapeOf).join();
    const shape = `${element.tagName}[${attributes.sort().join(" ")}]${own ? "text" : ""}(${inner})`;
    shapes.set(element, shape);
    return shape;
  };
  shapeOf(document.body);
  for (const parent of document.body.querySelectorAll("*")) {
    const times = new Map<string, number>();
    for (const child of parent.children) {
      const shape = shapes.get(child) ?? "";
      const time = (times.get(shape) ?? 0) + 1;
      times.set(shape, time);
      child.toggleAttribute(mark, time > 2);
    }
  }
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
