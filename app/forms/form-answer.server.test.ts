import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { z } from "zod";
import type { FormFailure } from "#bff/client.ts";
import { postedForm } from "./form-answer.server.ts";

const schema = z.object({
  email: z.email("No address"),
  password: z.string().min(8, "Too short"),
  rePassword: z.string(),
});

/** A form as far as the helper knows its request. */
function posted(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = { language: "en", form: { failed: false } } as AppLoadContext;
  return { context, ...postedForm(context, form, schema) };
}

const INVALID = { email: "nobody", password: "Гэр-1", rePassword: "Гэр-2" };
const VALID = { email: "bat@och.mn", password: "Гэр-бүл-1", rePassword: "Гэр-бүл-1" };
const FAULT: FormFailure = { failure: "upstream-unreachable" };

test("a form without mistakes has a value", () => {
  expect(posted(VALID).value).toEqual(VALID);
  expect(posted(INVALID).value).toBeUndefined();
});

test("a refused form is a 400 with what was typed and each field's error, and its page's title says so", () => {
  const { refuse, context } = posted(INVALID);
  const { data, init } = refuse();
  expect(init?.status).toBe(400);
  expect(data.result.error).toEqual({ email: ["No address"], password: ["Too short"] });
  expect(data.result.initialValue).toMatchObject({ email: "nobody" });
  expect(context.form.failed).toBe(true);
});

test.each([
  ["invalid fields", () => posted(INVALID).refuse()],
  ["errors found later", () => posted(VALID).refuse({ fieldErrors: { email: ["Taken"] } })],
  ["a fault", () => posted(VALID).fail(FAULT, "customer.fault")],
])("passwords are never printed again: %s", (_, answer) => {
  expect(JSON.stringify(answer())).not.toContain("Гэр");
});

test("a fault of the shop's API is a 503 with its sentence above the form", () => {
  const { data, init } = posted(VALID).fail(FAULT, "customer.fault");
  expect(init?.status).toBe(503);
  expect(data.result.error).toEqual({ "": [expect.any(String)] });
});
