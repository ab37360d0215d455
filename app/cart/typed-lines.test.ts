import { expect, test } from "vitest";
import { quantityWith, typedLines } from "./typed-lines.ts";

test.each<[what: string, fields: Record<string, string>, lines: ReturnType<typeof typedLines>]>([
  ["an untouched field is not set", { quantity5: "2" }, []],
  ["a typed number is, whichever button is pressed", { quantity5: "7" }, [{ id: 5, text: "7" }]],
  ["the field beside the pressed button is, untouched too", { quantity5: "2", id: "5" }, [{ id: 5, text: "2" }]],
  ["+ counts from the cart", { quantity5: "2", id: "5", step: "1" }, [{ id: 5, text: "2", step: 1 }]],
  ["+ beside a typed number counts from that number", { quantity5: "7", id: "5", step: "1" }, [{ id: 5, text: "8" }]],
  ["− beside a typed 1 leaves one piece", { quantity5: "1", id: "5", step: "-1" }, [{ id: 5, text: "1" }]],
  ["+ beside a text is a mistake", { quantity5: "x", id: "5", step: "1" }, [{ id: 5, text: "x" }]],
  [
    "+ beside one line sets what was typed in another",
    { quantity5: "2", quantity6: "9", id: "5", step: "1" },
    [
      { id: 5, text: "2", step: 1 },
      { id: 6, text: "9" },
    ],
  ],
])("%s", (_, fields, lines) => {
  expect(typedLines({ were: "5.2_6.3", ...fields })).toEqual(lines);
});

/** A form of the cart's page on its way. */
function press(action: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { action, fields: form };
}

test("a line shows what is on its way, within 1 and the stock, and nothing of another line's", () => {
  const line = { id: 5, quantity: 2, maxQuantity: 4 };
  const plus = press("/cart?id=5&step=1", { were: "5.2_6.3", quantity5: "2", quantity6: "3" });
  expect(quantityWith(line, [])).toBe(2);
  expect(quantityWith(line, [plus])).toBe(3);
  expect(quantityWith(line, [plus, plus, plus])).toBe(4);
  expect(quantityWith(line, [press("/cart?id=6&step=1", { were: "5.2_6.3", quantity5: "2", quantity6: "3" })])).toBe(2);
  // A typed number stands in its field, also where it is not sent after all.
  expect(quantityWith(line, [press("/cart?id=5", { were: "5.2", quantity5: "3" })])).toBe(2);
  expect(quantityWith(line, [press("/cart?id=5&step=1", { were: "5.2", quantity5: "3" })])).toBe(4);
});
