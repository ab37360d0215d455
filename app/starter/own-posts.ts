/**
 * The browser's own posts take their turn among the writes of all tabs: each answer writes the whole cart. When the
 * answer's page comes, the cookies are set. Scripts that come before the turn does take the press over.
 *
 * What follows a press does not undo it. A write is in the outbox while it is on its way, with the id that it is sent
 * with, by which it counts once: the page that its answer leads to takes it out, and any other, after a link, a reload,
 * Back or an address, sends it again. Another write is left to that page. A double click on a button that leads on is
 * one.
 */
import { requestSubmit } from "#app/forms/request-submit.ts";
import { PREFIX, TURN } from "#app/writes/outbox.ts";
import { LEADS_ON } from "#app/writes/writes-state.ts";
import { listen } from "./listen.ts";
import { fieldsOf, formOfStored, isWrite, newId, type Press, store, WRITE_FIELD } from "./stored-press.ts";
import { areScriptsThere, wait } from "./waiting.ts";

/** The entry of sessionStorage with the id of the write that the browser itself is sending. */
const ON_ITS_WAY = "onItsWay";
/** How long a form's answer may take before other tabs go on, in milliseconds. */
const LONGEST_TURN = 20_000;

/** What waits for its turn. */
let turn: Press | undefined;
/** What the browser is sending, and as which write. */
let sent: Press | undefined;
let sentId = "";
/** Whether this script sends a form just now. */
let isOwn = false;

/**
 * Sends what waits, if anything does. The page's scripts may take it over: they do so a moment before they mark the
 * document, and then wait for a turn of their own.
 * @returns whether the browser sends it
 */
export function submit(): boolean {
  if (!turn) return false;
  sent = turn;
  turn = undefined;
  sentId = fieldsOf(sent[0]).get(WRITE_FIELD) ?? newId();
  wait(false);
  let isTaken = false;
  // After all other listeners: whoever has prevented the browser from sending the form sends it.
  const look = (event: SubmitEvent) => {
    isTaken = event.defaultPrevented;
  };
  isOwn = true;
  addEventListener("submit", look);
  requestSubmit(...sent);
  removeEventListener("submit", look);
  isOwn = false;
  if (isTaken) sent = undefined;
  else if (isWrite(sent) && store(sent, sentId, Date.now())) sessionStorage.setItem(ON_ITS_WAY, sentId);
  return !isTaken;
}

/** Fields whose text a new page would take away. */
const TEXTS = "input:not([type=checkbox]),textarea";
/** Who signs in is on the way to another page. */
const PASSWORD = "[type=password]";

/**
 * Sends the oldest stored write, where no script will: the next page sends the next one. Waits while the shopper types.
 * @returns whether there is one, on this page
 */
export function sendStored(): boolean {
  const form = turn || sent || document.querySelector(PASSWORD) ? undefined : formOfStored();
  if (!form) return false;
  const texts = [...document.querySelectorAll<HTMLInputElement>(TEXTS)];
  const isTyping = texts.some((field) => field === document.activeElement || field.value !== field.defaultValue);
  if (isTyping) setTimeout(sendStored, 1_000);
  else {
    document.body.appendChild(form);
    requestSubmit(form, null);
  }
  return true;
}

/** The page is left by another way than what waits. */
function leave(): void {
  try {
    sessionStorage.removeItem(ON_ITS_WAY);
  } catch {
    // Forbidden.
  }
  if (turn && isWrite(turn)) {
    store(turn);
    turn = undefined;
  }
}

/** On the page that a write's answer has redirected to, it is done. */
function takeOutArrived(): void {
  try {
    const id = sessionStorage.getItem(ON_ITS_WAY);
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (!id || !load) return;
    sessionStorage.removeItem(ON_ITS_WAY);
    if (load.type === "navigate" && load.redirectCount > 0) localStorage.removeItem(PREFIX + id);
  } catch {
    // Forbidden.
  }
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const button = event.submitter as HTMLButtonElement | null;
  const press: Press = [form, button];
  if (isOwn || areScriptsThere() || !navigator.locks) return;
  const stop = () => {
    event.preventDefault();
    event.stopImmediatePropagation();
    wait(true);
  };
  const before = turn ?? sent;
  const isDouble = before?.[1] === button && LEADS_ON.test(`${button?.name}=${button?.value}`);
  if (isDouble || (before && isWrite(press) && store(press))) {
    stop();
    return;
  }
  leave();
  if (sent || form.method !== "post") return;
  stop();
  turn = press;
  navigator.locks.request(TURN, holdTurn).then(
    () => {
      sent = undefined;
    },
    // Where locks are denied, as with all cookies blocked, nobody takes turns. In its own event a form cannot be sent.
    () => setTimeout(submit),
  );
}

/** @returns once the answer's page comes; nothing where the press was taken over */
function holdTurn(): Promise<void> | undefined {
  if (!turn) return undefined;
  return new Promise((done) => {
    listen(["pagehide"], () => done());
    setTimeout(done, LONGEST_TURN);
    if (!submit()) done();
  });
}

/** Lets the browser's own posts take their turn from now on, and follows what has become of the last. */
export function takeTurns(): void {
  takeOutArrived();
  const onFormData = ({ formData }: FormDataEvent) => {
    if (isOwn && sent && isWrite(sent) && !formData.has(WRITE_FIELD)) formData.append(WRITE_FIELD, sentId);
  };
  listen(["formdata"], onFormData);
  listen(["click"], ({ target }) => (target as Element).closest("a") && leave());
  listen(["pagehide"], () => turn && leave());
  listen(["submit"], onSubmit);
}
