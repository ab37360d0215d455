/**
 * A form that was refused before the page's script was there: whoever has begun to correct it keeps the focus, and what
 * they type, when the script comes. All forms of tests/support/shop-forms.ts.
 */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { drawn, settled } from "#tests/support/ready.ts";
import { comeAs, SHOP_FORMS, type ShopForm } from "#tests/support/shop-forms.ts";

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";

/** Types what a rule refuses, and sends it as a browser does without a script. */
async function sendRefused(page: Page, { button, rules }: ShopForm): Promise<void> {
  await page.evaluate(
    ({ button, values }) => {
      const isNamed = (one: HTMLButtonElement) => one.value === button || one.textContent?.trim() === button;
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button:not([aria-hidden])")];
      const sends = buttons.find((one) => one.form && isNamed(one));
      // A line of the cart has its product's id in its name, which is another one in this shop.
      const kindOf = (name: string) => name.replace(/\d+$/, "");
      const fields = [
        ...(sends?.form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[name], textarea[name]") ?? []),
      ];
      for (const [name, value] of Object.entries(values)) {
        const field =
          fields.find((one) => one.name === name) ?? fields.find((one) => kindOf(one.name) === kindOf(name));
        if (field) field.value = value;
      }
      sends?.click();
    },
    { button, values: rules[0]?.values ?? {} },
  );
}

/** One form a route: their fields and summaries are the same components. The payment has no field to type in. */
const forms = SHOP_FORMS.filter(
  ({ route, who }, index) => who !== "payer" && SHOP_FORMS.findIndex((form) => form.route === route) === index,
);

for (const form of forms) {
  test(`${form.name}: whoever corrects it before the script is there keeps the focus @script`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: SHOP });
    const visitor = await comeAs(form.who, SHOP);
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: SHOP })));
    const release = await hold(context, SCRIPTS);
    const page = await context.newPage();
    await page.goto(form.path, { waitUntil: "commit" });
    await expect(page.locator("footer")).toBeAttached();
    await sendRefused(page, form);
    const field = page.locator("main").locator("input[aria-invalid], textarea[aria-invalid]").first();
    await expect(field).toBeVisible();
    await drawn(page);
    await field.press("End");
    await page.keyboard.type("1");
    release();
    await settled(page);
    await expect(field).toBeFocused();
    await page.keyboard.type("2");
    await expect(field).toHaveValue(/12$/);
    await context.close();
  });
}
