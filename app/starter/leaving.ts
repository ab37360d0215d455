/** What a page does with changed fields when it is left before its scripts are there, or when they never will be. */
import { KEPT, keep, keptEvents, SENDS_ITSELF } from "./kept-events.ts";
import { listen, unlisten } from "./listen.ts";
import { fieldsOf, store } from "./stored-press.ts";
import { areScriptsThere, show } from "./waiting.ts";

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

const QUANTITY = "[data-max]";
/** The button of the line of a changed quantity. It sends those of the other lines, too. */
const buttonOf = (field: Field) => field.parentElement?.parentElement?.querySelector<HTMLButtonElement>(SENDS_ITSELF);

/** The cart leaves its changed quantities to the next page, as writes of the outbox (`app/writes/outbox.ts`). */
export const leaveCart = (): void =>
  saveOnLeave(
    () => [document.activeElement],
    (field, form) => {
      const button = buttonOf(field);
      if (button) store([form, button]);
    },
  );

/** So long after the last change the shopper has finished, in milliseconds. */
const PAUSE = 700;

/**
 * Where the scripts cannot be loaded, the cart presses the button beside a changed quantity, as they would. The address
 * page leaves that to the shopper, who may be typing the next field when the answer comes.
 */
export function pressInstead(): void {
  let timer: ReturnType<typeof setTimeout>;
  const press = () => {
    clearTimeout(timer);
    const [field] = keptEvents.at(-1) ?? [];
    if (!field?.matches(QUANTITY)) return;
    show(true);
    timer = setTimeout(() => {
      if (document.activeElement?.matches(QUANTITY)) press();
      else buttonOf(field as Field)?.click();
    }, PAUSE);
  };
  unlisten(KEPT, keep);
  listen(KEPT, (event) => {
    keep(event);
    press();
  });
  press();
}

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
