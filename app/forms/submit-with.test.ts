import { expect, test, vi } from "vitest";
import { submitWith } from "./submit-with.ts";

test.each([
  [{ noValidate: false, isValid: true }, true],
  [{ noValidate: true, isValid: false }, true],
  [{ noValidate: false, isValid: false }, false],
])(
  "a form that a script submits names its button, and is not sent while a field is invalid: %o, %s",
  (form, isSent) => {
    const requestSubmit = vi.fn();
    const { noValidate, isValid } = form;
    const button = {
      form: { noValidate, checkValidity: () => isValid, requestSubmit },
    } as unknown as HTMLButtonElement;
    submitWith(button);
    expect(requestSubmit.mock.calls).toEqual(isSent ? [[button]] : []);
  },
);

test("where a browser has no requestSubmit, the press of a quantity is a click on its button", () => {
  const click = vi.fn();
  submitWith({ form: { noValidate: true }, click } as unknown as HTMLButtonElement);
  expect(click).toHaveBeenCalledOnce();
});
