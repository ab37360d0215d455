/** Forms that are on their way, or whose effect the page does not show yet, as Remix's state has them. */
import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";

export interface PendingForm {
  /** Path and query that it is posted to. */
  action: string;
  fields: FormData;
}

/** Fetchers that were reading the page that the shopper has left. */
const left = new Set<string>();

/** The next page is there. React Router never ends a fetcher whose page's loader has led on to it. */
export function leavePage(fetchers: ReturnType<typeof useFetchers>): void {
  for (const { key, state } of fetchers) if (state === "loading") left.add(key);
}

/** The fetchers of the open page. */
export const useOwnFetchers = (): ReturnType<typeof useFetchers> =>
  useFetchers().filter(({ key, state }) => !(state === "loading" && left.has(key)));

/** @returns forms whose page stays, in order of submission, then the one that leads to another page */
export function usePendingForms(): PendingForm[] {
  const { formAction, formData } = useNavigation();
  return [...useOwnFetchers(), { formAction, formData }].flatMap(({ formAction: action, formData: fields }) =>
    action && fields ? [{ action, fields }] : [],
  );
}

/** Whether nothing is on its way, and the page's data are newer than the last form. */
export function useIsSettled(): boolean {
  const isMoving = useNavigation().state !== "idle";
  const isReading = useRevalidator().state !== "idle";
  return useOwnFetchers().length === 0 && !isMoving && !isReading;
}

/** Buttons whose answer leads to another page. */
const LEADING_ON = new Set(["again", "buy", "confirm", "enter", "next"]);

/** Whether a form's button leads to another page: pressed twice, it means the same. */
export const leadsOn = (fields: FormData): boolean => LEADING_ON.has(String(fields.get("intent")));

/** Forms that change a sum of the cart or of an order. */
const CHANGES_SUMS = /^\/(?:cart|cart\/lines|shipping|confirm-order)(?:[?#]|$)/;

/**
 * Whether the page's sums are not final: from a press that may change them until the page's data are newer. Other
 * forms leave them alone, as does one that leads to another page.
 * @param product of its line alone
 */
export const useIsSumPending = (product?: number): boolean =>
  usePendingForms().some(
    ({ action, fields }) =>
      CHANGES_SUMS.test(action) &&
      !leadsOn(fields) &&
      (product === undefined || action.match(/[?&]id=(\d+)/)?.[1] === String(product)),
  );
