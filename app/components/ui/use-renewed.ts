import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a field at what the server says of it, as far as the shopper has typed nothing since they last sent it: what is
 * typed while an answer is on its way stays. In place, so that the focus stays too; and not at first: what was typed
 * before the script came stays.
 * @param value what the server says
 * @param renewed another one renews the field even where the value is the same
 * @param sentBy the buttons that send this field; by default all of its form
 * @returns the field's ref
 */
export function useRenewed(
  value: unknown,
  { renewed, sentBy }: { renewed?: unknown; sentBy?: RegExp } = {},
): RefObject<HTMLInputElement> {
  const input = useRef<HTMLInputElement>(null);
  const isTouched = useRef(false);
  const shown = useRef({ value, renewed });
  useEffect(() => {
    const field = input.current;
    const onInput = () => {
      isTouched.current = true;
    };
    const onSubmit = ({ submitter }: SubmitEvent) => {
      if (!sentBy || (submitter instanceof HTMLButtonElement && sentBy.test(submitter.value)))
        isTouched.current = false;
    };
    field?.addEventListener("input", onInput);
    field?.form?.addEventListener("submit", onSubmit);
    return () => {
      field?.removeEventListener("input", onInput);
      field?.form?.removeEventListener("submit", onSubmit);
    };
  }, [sentBy]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { value, renewed };
    if (!input.current || isTouched.current || (before.value === value && before.renewed === renewed)) return;
    input.current.value = String(value);
  }, [value, renewed]);
  return input;
}
