/** Axe's findings on a page, in light and dark colours. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** The rules that look at colours. Nothing else differs in dark: tests/architecture/dark-scheme.test.ts. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Looks at a page as it stands, with all rules in light and with those of colours in dark.
 * @param name the page's, for people
 * @param part a selector of what is looked at
 * @returns a line for each rule that is broken; the page is in light again
 */
export async function axeFaults(page: Page, name: string, part = "html"): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).include(part);
    const { violations } = await (colorScheme === "dark" ? axe.withRules(OF_COLOURS) : axe).analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(" ")}`),
    );
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
