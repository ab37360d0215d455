import { expect, test } from "vitest";
import { markBusy } from "./busy.ts";

/** As much of a button as is marked. */
function button() {
  const attributes = new Map<string, string>();
  const element = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  return { element: element as unknown as HTMLElement, isBusy: () => attributes.get("aria-busy") === "true" };
}

test("a button that was pressed twice is busy until both presses are answered", () => {
  const { element, isBusy } = button();
  const seen = ([1, 1, -1, -1] as const).map((change) => {
    markBusy(element, change);
    return isBusy();
  });
  expect(seen).toEqual([true, true, true, false]);
});

test("each button is marked for itself, and none where a script sent the form", () => {
  const [first, second] = [button(), button()];
  markBusy(first.element, 1);
  markBusy(null, 1);
  expect([first.isBusy(), second.isBusy()]).toEqual([true, false]);
});
