import { type RefObject, useEffect, useRef } from "react";
import { stored } from "#app/components/stored.ts";
import { useChange } from "#app/components/use-change.ts";
import { KEPT_FORM, type Kept, type KeptFormFacts, TEXT_TYPES } from "./kept-form.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether a form's element holds text to be kept. */
const isText = (field: Element): field is TextField => TEXT_TYPES.test((field as Partial<HTMLInputElement>).type ?? "");

const isRadio = (field: Element): field is HTMLInputElement => (field as Partial<HTMLInputElement>).type === "radio";

/** Whether another radio button is chosen than the page was rendered with. */
const isMoved = (field: HTMLInputElement) => field.checked !== field.defaultChecked;

interface KeptForm {
  ref: RefObject<HTMLFormElement>;
  /** JSON: the keys, whether the shop stores a draft, whether the initial values count as typed. */
  [KEPT_FORM]: string;
}

interface KeptFieldsOptions {
  /** The guest's key, under which a customer who has signed in since typed before. */
  guestKey?: string;
  /** The form's initial values were typed and not sent either: they are kept as they are. */
  isUnsent?: boolean;
  /**
   * The shop also stores what was typed and chosen, sent or not, as a draft. A field that is then rendered with another
   * value is newer than this tab's text, and stays; radio buttons are the draft's alone.
   */
  isDraft?: boolean;
}

/**
 * Keeps what was typed or chosen in a form and not sent, over a reload, a link, Back and a change of the language: in
 * `sessionStorage` of this tab, and only from the end of the page to its next beginning. Until the page's scripts are
 * there, another one does the same (kept-text.ts). Without JavaScript nothing is promised.
 * @param key the form and its customer: no other customer gets the text
 * @param answer what the form's action answered. A refused form (`status` "error") is rendered with what was typed,
 *   which counts as not sent, and as typed over its initial values
 * @returns the form's `ref` and its attribute
 */
export function useKeptFields(
  key: string,
  answer: { status?: string | undefined } | null | undefined,
  { guestKey = key, isUnsent = false, isDraft = false }: KeptFieldsOptions = {},
): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const isRefused = useRef(false);
  isRefused.current = answer?.status === "error";
  useChange(answer, () => {
    // A refusal is over once the form was sent after it.
    if (isRefused.current) isSent.current = false;
  });
  useEffect(() => {
    const element = form.current;
    const elements = [...(element?.elements ?? [])];
    const fields = elements.filter(isText);
    const radios = isDraft ? [] : elements.filter(isRadio);
    // A document that renders a refused form does not have the form's initial values.
    const begin = new Map(fields.map((field) => [field, isRefused.current ? "" : field.defaultValue]));
    const kept = take(key) ?? take(guestKey) ?? {};
    for (const field of fields) {
      const [printed, typed] = kept[field.name] ?? [];
      const isAsKept = field.value === typed;
      const isAsRendered = field.value === field.defaultValue && (!isDraft || field.value === printed);
      if (typed === undefined || !(isAsKept || isAsRendered)) continue;
      field.value = typed;
      // As if it had been typed: an answer for the form does not overwrite it.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const radio of radios.some(isMoved) ? [] : radios) radio.checked ||= kept[radio.name]?.[1] === radio.value;
    const onInput = () => {
      isSent.current = false;
    };
    const onSubmit = () => {
      isSent.current = true;
    };
    const keep = () => {
      const untyped = (field: TextField) => (isRefused.current ? begin.get(field) : field.defaultValue);
      // A field that is no longer in the form was sent: an applied coupon has no field any more.
      const typed = [
        ...fields.filter((field) => element?.contains(field) && field.value !== (isUnsent ? "" : untyped(field))),
        ...radios.filter((radio) => radio.checked && (isUnsent || isRefused.current || isMoved(radio))),
      ];
      // The browser may have begun to send the form before this script was there (kept-text.ts).
      const wasSent = isSent.current || element?.dataset.sent !== undefined;
      if ((wasSent && !isDraft) || typed.length === 0) return;
      const texts: Kept = Object.fromEntries(
        typed.map(({ name, value, defaultValue }) => [name, [defaultValue, value]]),
      );
      stored(() => sessionStorage.setItem(key, JSON.stringify(texts)));
    };
    const ended = new AbortController();
    element?.addEventListener("input", onInput, ended);
    element?.addEventListener("submit", onSubmit, ended);
    window.addEventListener("pagehide", keep, ended);
    return () => {
      ended.abort();
      keep();
    };
  }, [key, guestKey, isUnsent, isDraft]);
  const facts: KeptFormFacts = [[key, guestKey], isDraft, isUnsent || isRefused.current];
  return { ref: form, [KEPT_FORM]: JSON.stringify(facts) };
}

/** Reads what was kept, once. */
function take(key: string): Kept | undefined {
  return stored(() => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : JSON.parse(text);
  });
}
