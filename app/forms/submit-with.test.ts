import { expect, test, vi } from "vitest";
import { submitWith } from "./submit-with.ts";

/** A button in a form, as far as `submitWith` knows them. */
function buttonIn(form: { noValidate: boolean; isValid: boolean }) {
  const requestSubmit = vi.fn();
  const button = { form: { noValidate: form.noValidate, checkValidity: () => form.isValid, requestSubmit } };
  return { button: button as unknown as HTMLButtonElement, requestSubmit };
}

test.each([
  { noValidate: false, isValid: true },
  { noValidate: true, isValid: false },
])("a form that a script submits names its button: %o", (form) => {
  const { button, requestSubmit } = buttonIn(form);
  submitWith(button);
  expect(requestSubmit.mock.calls).toEqual([[button]]);
});

test("nothing is submitted while a field is invalid, or without a button", () => {
  const { button, requestSubmit } = buttonIn({ noValidate: false, isValid: false });
  submitWith(button);
  submitWith(null);
  expect(requestSubmit).not.toHaveBeenCalled();
});

test("where a browser has no requestSubmit, the press of a quantity is a click on its button", () => {
  const click = vi.fn();
  submitWith({ form: { noValidate: true }, click } as unknown as HTMLButtonElement);
  expect(click).toHaveBeenCalledOnce();
});
