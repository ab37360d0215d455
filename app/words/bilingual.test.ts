import { expect, test } from "vitest";
import { bilingual } from "./bilingual.ts";

test("a sentence that is missing in a language, or superfluous, does not compile", () => {
  const subject = bilingual({ mn: { yes: "тийм", no: "үгүй" }, en: { yes: "yes", no: "no" } });
  // @ts-expect-error English lacks one.
  bilingual({ mn: { yes: "тийм", no: "үгүй" }, en: { yes: "yes" } });
  // @ts-expect-error Mongolian lacks one.
  bilingual({ mn: { yes: "тийм" }, en: { yes: "yes", no: "no" } });
  // @ts-expect-error No subject has it.
  expect(subject.mn.perhaps).toBeUndefined();
});
