/** What a page does with changed fields when it is left before its scripts are there. */
import { keptEvents, SENDS_ITSELF } from "./kept-events.ts";
import { listen } from "./listen.ts";
import { fieldsOf, store } from "./stored-press.ts";
import { areScriptsThere } from "./waiting.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * @param typed gives the fields that may hold a text of which no event was seen: it is being typed, or was typed before
 * this script ran
 * @param save what the page does with a changed field, unless the very form of it leaves the page
 * @returns listens from now on
 */
const saveOnLeave = (typed: () => Iterable<Element | null>, save: (field: Field, form: HTMLFormElement) => void) => {
  let sent: EventTarget | null = null;
  const onLeave = () => {
    if (areScriptsThere()) return;
    try {
      const changed = new Set(keptEvents.splice(0).flatMap(([target, type]) => (type === "change" ? target : [])));
      for (const field of typed() as Iterable<Field | null>) {
        if (field?.defaultValue != null && field.value !== field.defaultValue) changed.add(field);
      }
      for (const field of changed as Set<Field>) if (field.form && field.form !== sent) save(field, field.form);
    } catch {
      // Storage is full or forbidden.
    }
  };
  listen(["submit"], ({ target }) => {
    sent = target;
  });
  listen(["pagehide"], onLeave);
};

/** The cart leaves its changed quantities to the next page, as writes of the outbox (`app/writes/outbox.ts`). */
export const leaveCart = (): void =>
  saveOnLeave(
    () => [document.activeElement],
    (field, form) => {
      const button = field.parentElement?.parentElement?.querySelector<HTMLButtonElement>(SENDS_ITSELF);
      if (button) store([form, button]);
    },
  );

/** The address page has the address stored as typed (`app/checkout/use-draft.ts`). */
export const leaveAddress = (): void => {
  const saved = new Set<HTMLFormElement>();
  saveOnLeave(
    () => document.querySelectorAll("main input,textarea"),
    (_, form) => {
      if (saved.has(form) || !form.querySelector(SENDS_ITSELF)) return;
      saved.add(form);
      const body = fieldsOf(form);
      body.append("intent", "keep");
      navigator.sendBeacon("/shipping.data", body);
    },
  );
};
