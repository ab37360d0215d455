import { type RefObject, useEffect, useRef } from "react";
import { useChange } from "#app/components/use-change.ts";
import { useIsSettled } from "#app/forms/pending-forms.ts";

/**
 * Updates a field to the server's value unless the shopper has typed since the last submit, so that typing during a
 * request is not lost, and once no write is pending and the page's data are newer than the last write. It updates in
 * place, so that the focus stays, and not on mount, so that text typed before hydration stays.
 * @param value the server's value
 * @param renewed a change of it updates the field even when the value is the same; with `sentBy`, once these buttons
 *   have submitted it
 * @param sentBy the buttons that submit this field; by default all of its form
 * @param isAhead the value counts what is on its way: it is shown at once
 * @param onRenewed receives the text of an update, which fires no event; it must be stable
 * @returns the field's ref
 */
export function useRenewed(
  value: unknown,
  {
    renewed,
    sentBy,
    isAhead = false,
    onRenewed,
  }: { renewed?: unknown; sentBy?: RegExp; isAhead?: boolean; onRenewed?: (text: string) => void } = {},
): RefObject<HTMLInputElement> {
  const input = useRef<HTMLInputElement>(null);
  const isTouched = useRef(false);
  const wasSent = useRef(!sentBy);
  useEffect(() => {
    const field = input.current;
    const onInput = () => {
      isTouched.current = true;
    };
    const onSubmit = ({ submitter }: SubmitEvent) => {
      if (sentBy && !(submitter instanceof HTMLButtonElement && sentBy.test(submitter.value))) return;
      isTouched.current = false;
      wasSent.current = true;
    };
    field?.addEventListener("input", onInput);
    field?.form?.addEventListener("submit", onSubmit);
    return () => {
      field?.removeEventListener("input", onInput);
      field?.form?.removeEventListener("submit", onSubmit);
    };
  }, [sentBy]);
  const isDue = useRef(false);
  const isSettled = useIsSettled();
  const note = () => {
    isDue.current = true;
  };
  useChange(value, note);
  useChange(renewed, () => {
    if (wasSent.current) note();
  });
  useEffect(() => {
    // Data requested before a write are older than what the shopper has pressed since.
    if (!isDue.current || !(isSettled || isAhead)) return;
    isDue.current = false;
    if (!input.current || isTouched.current) return;
    input.current.value = String(value);
    onRenewed?.(String(value));
  });
  return input;
}
