import fc from "fast-check";
import { expect, test } from "vitest";
import { testEnv } from "#tests/support/door.ts";
import { FEW_PAGES } from "#tests/support/few-pages.ts";
import { localPath } from "../door/local-path.ts";
import { LONGEST_REVIEW } from "../rules/review.ts";
import { readDraft, writeDraft } from "./review-draft.ts";

const ring = testEnv().COOKIE_KEYS;

test("any comment within the bound comes back as it was, and its address fits `next`", async () => {
  const comment = fc.string({ unit: "binary", maxLength: LONGEST_REVIEW }).map((text) => text.slice(0, LONGEST_REVIEW));
  await fc.assert(
    fc.asyncProperty(comment, fc.integer({ min: 1, max: 5 }), async (message, rate) => {
      const draft = await writeDraft(ring, 9_999_999_999, { rate, message });
      expect(await readDraft(ring, 9_999_999_999, draft)).toEqual({ rate, message });
      const next = `/review?id=9999999999&draft=${draft}`;
      expect(localPath(FEW_PAGES, next, "elsewhere")).toBe(next);
    }),
    { numRuns: 50 },
  );
  const longest = await writeDraft(ring, 9_999_999_999, { rate: 5, message: "᠊".repeat(LONGEST_REVIEW) });
  expect(localPath(FEW_PAGES, `/review?id=9999999999&draft=${longest}`, "elsewhere")).not.toBe("elsewhere");
});

test("a draft of another product, a changed one and nonsense are none", async () => {
  const draft = await writeDraft(ring, 5, { rate: 4, message: "Сайн" });
  expect(await readDraft(ring, 6, draft)).toBeNull();
  expect(await readDraft(ring, 5, `1${draft.slice(1)}`)).toBeNull();
  for (const odd of ["", "5", "5.", ".", draft.slice(0, -1), `${draft}A`, draft.replace(".", "A."), "x".repeat(3_000)])
    expect(await readDraft(ring, 5, odd), odd).toBeNull();
});
