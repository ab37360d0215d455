/**
 * The writes of this document: pending, answered, lost. It wraps every page, so that a shopper who has navigated sees
 * the outcome where they are. A response redirects only a shopper who is still on the page that submitted it.
 */
import { useActionData, useLocation, useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useRef, useState } from "react";
import { useChange } from "#app/components/use-change.ts";
import { isLeaving } from "#app/remix/router-now.ts";
import { type AnyWrite, LEADS_ON, NOTHING, type ShownNotice, type WritesState } from "./writes-state.ts";

interface Writes extends WritesState {
  /**
   * Submits a form's fields as a click on its button does; absent until its script is loaded, and the browser submits
   * forms itself.
   */
  post?: ((action: string, fields: FormData, button: HTMLElement | null) => void) | undefined;
  /** Sends lost writes again. */
  sendAgain: () => void;
  /** Closes a notice or, without one, the message about lost writes. */
  dismiss: (notice?: ShownNotice) => void;
  /** The shopper has navigated. */
  turnPage: (page: string) => void;
}

const doNothing = () => undefined;
const WritesContext = createContext<Writes>({
  ...NOTHING,
  sendAgain: doNothing,
  dismiss: doNothing,
  turnPage: doNothing,
});

/** Writes without an answer yet, for components that show them or add to them. */
export const useWrites = () => useContext(WritesContext);

/** Whether no write is pending, and the page's data are newer than the last one. */
export function useIsSettled(): boolean {
  const { waiting, due } = useWrites();
  const { state } = useRevalidator();
  const isMoving = useNavigation().state !== "idle";
  return waiting.length === 0 && !due && state === "idle" && !isMoving;
}

/** Writes that change a sum of the cart or of an order. */
const CHANGES_SUMS = /^\/(?:cart|shipping|confirm-order)(?:[?#]|$)/;

/**
 * Whether the page's sums are not final: from a press that may change them until the page's data are newer. Other
 * writes leave them alone, as does one that leads to another page.
 * @param product of its line alone
 */
export function useIsSumPending(product?: number): boolean {
  const { waiting, lost } = useWrites();
  const isSettled = useIsSettled();
  // Without a network nothing is worked out; an alert says that.
  const isOffline = lost.some(({ isUnsent }) => isUnsent);
  const [wasPending, setPending] = useState(false);
  const isOfSum = ({ action, body }: AnyWrite) =>
    CHANGES_SUMS.test(action) &&
    !LEADS_ON.test(body) &&
    (product === undefined || action.match(/[?&]id=(\d+)/)?.[1] === String(product));
  const isPending = !isSettled && !isOffline && (wasPending || waiting.some(isOfSum));
  if (isPending !== wasPending) setPending(isPending);
  return isPending;
}

/** The current page's address without its fragment. */
function usePage(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The action data of a form on this page, with or without JavaScript; undefined until submitted. */
export function useFormAnswer<Action>() {
  const printed = useActionData<Action>();
  const { answer } = useWrites();
  // The action's data, which arrived outside Remix.
  return answer?.page === usePage() ? (answer.data as typeof printed) : printed;
}

type OnAnswer = (change: (before: WritesState, shown: { page: string; isMoving: boolean }) => WritesState) => void;
type Delivery = Awaited<ReturnType<typeof load>>;

/** Loads `delivery.ts`, with the writes of a customer that an earlier page reported as lost. */
async function load(
  customer: () => string | undefined,
  onAnswer: OnAnswer,
  onStay: (write: AnyWrite, to: string | undefined) => void,
) {
  const { answered, createPageQueue, isOlderThanAnswer, lostOf, markBusy, resent, send, ...rest } = await import(
    "./delivery.ts"
  );
  const queue = createPageQueue<AnyWrite>({
    send,
    customer,
    onSend: (write) => onAnswer((before) => resent(before, write)),
    onAnswer: (write, answer) => {
      if ("button" in write) markBusy(write.button, -1);
      onStay(write, answer?.to);
      onAnswer((before, shown) => answered(before, write, answer, shown));
    },
  });
  return { ...rest, markBusy, queue, isOld: isOlderThanAnswer(), lost: lostOf(customer()) };
}

export interface WritesProviderProps {
  /** The mark of the document's customer (bff/rules/pressed-by.ts); undefined for a guest. */
  customer: string | undefined;
  children: ReactNode;
}

/** Provides the pages below with one queue of writes. */
export function WritesProvider({ customer, children }: WritesProviderProps) {
  const [state, setState] = useState(NOTHING);
  const page = usePage();
  const isMoving = useNavigation().state !== "idle";
  const shown = useRef({ page, isMoving });
  shown.current = { page, isMoving };
  const owner = useRef(customer);
  owner.current = customer;
  const [delivery, setDelivery] = useState<Delivery>();
  /** Submitted on this page and redirecting from it. */
  const onward = useRef("");
  useChange(page, () => {
    onward.current = "";
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const onAnswer: OnAnswer = (change) =>
      setState((before) => {
        const { page, isMoving } = shown.current;
        return change(before, { page, isMoving: isMoving || isLeaving(page) });
      });
    // Without it the browser submits forms itself.
    const who = () => owner.current;
    load(who, onAnswer, ({ action, body }, to) => {
      if (onward.current === action + body && (!to || to.replace(/#.*/, "") === shown.current.page))
        onward.current = "";
    }).then((loaded) => {
      if (signal.aborted) return;
      const { queue, isOld, lost, followLeft } = loaded;
      setDelivery(loaded);
      followLeft(setState, signal, who);
      if (isOld || lost.length > 0) setState((before) => ({ ...before, lost, due: isOld ? {} : before.due }));
      // A tab that was closed may have left writes.
      document.addEventListener("visibilitychange", queue.resume, { signal });
      window.addEventListener("online", queue.resume, { signal });
      window.addEventListener("pageshow", queue.resume, { signal });
      window.addEventListener("pagehide", queue.leave, { signal });
    }, doNothing);
    return () => ended.abort();
  }, []);
  // Marks the page: every form posts by the queue now.
  useEffect(() => delivery?.queue.resume(), [delivery]);
  useFreshPage(state, page, () => setState((before) => ({ ...before, due: undefined })));

  const press = ({ queue, markBusy, isOfProducts, pressed }: Delivery, write: AnyWrite) => {
    markBusy(write.button, 1);
    setState((before) =>
      pressed(before, write, ({ id, action }) => id === write.id || (!isOfProducts(write) && action === write.action)),
    );
    queue.press(write);
  };
  const writes: Writes = {
    ...state,
    post:
      delivery &&
      ((action, fields, button) => {
        const body = String(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
        if (onward.current === action + body) return;
        if (LEADS_ON.test(body)) onward.current = action + body;
        // Submitting again after a reported loss repeats that write.
        const again = state.lost.find((lost) => lost.action === action && lost.body === body);
        press(delivery, { id: again?.id ?? delivery.newWriteId(), action, body, at: Date.now(), page, button });
      }),
    sendAgain: () => {
      const at = Date.now();
      for (const [index, write] of state.lost.filter(({ isUnsent }) => !isUnsent).entries())
        if (delivery) press(delivery, { ...write, at: at + index });
      delivery?.queue.resume();
    },
    dismiss: (notice) => {
      if (notice) return setState((before) => ({ ...before, notices: before.notices.filter((one) => one !== notice) }));
      for (const write of state.lost) if (!write.isUnsent) delivery?.forget(write);
      setState((before) => ({ ...before, lost: [] }));
    },
    // Before it is loaded nothing was answered.
    turnPage: (to) => delivery?.turnPage(setState, to),
  };
  return <WritesContext.Provider value={writes}>{children}</WritesContext.Provider>;
}

/**
 * Shows the state after the writes: revalidates the page, or follows a response's redirect. It waits until all writes
 * are answered and any navigation has ended, so that a slow write neither delays a requested page nor loads it twice.
 */
function useFreshPage({ due, waiting }: WritesState, page: string, done: () => void): void {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const followed = useRef<WritesState["due"]>(undefined);
  useEffect(() => {
    if (!due || due === followed.current || waiting.length > 0 || state !== "idle" || isLeaving(page)) return;
    followed.current = due;
    // The router's state changes in a transition too: React draws both at once, so what is marked as pending stays so.
    startTransition(done);
    // A link may have been clicked just now: revalidating does not disturb it, a navigation would cancel it.
    if (due.from === page && due.to) navigate(due.to, { replace: due.to.replace(/#.*/, "") === page });
    // The router does not treat another fragment of the same page as a change.
    if (due.from !== page || !due.to || due.to.includes("#")) revalidate();
  });
}
