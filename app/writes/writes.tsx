/**
 * What has been sent from the pages of this document: what is on its way, what came of it, what found no answer. Around
 * every page, so that a shopper who has gone on learns of it where they are. An answer leads on only who is still on
 * the page on which they pressed.
 */
import { useActionData, useLocation, useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { type AnyWrite, NOTHING, pageTurned, pressed, type ShownNotice, type WritesState } from "./writes-state.ts";

interface Writes extends WritesState {
  /**
   * Posts a form's fields, as a press of its button does; absent until its script is there: a form is then sent by the
   * browser.
   */
  post?: ((action: string, fields: FormData, button: HTMLElement | null) => void) | undefined;
  /** Sends again what found no answer. */
  sendAgain: () => void;
  /** Takes away a notice that has been read, or without one what found no answer. */
  dismiss: (notice?: ShownNotice) => void;
  /** The shopper has come to another page. */
  turnPage: (page: string) => void;
}

const doNothing = () => undefined;
const WritesContext = createContext<Writes>({
  ...NOTHING,
  sendAgain: doNothing,
  dismiss: doNothing,
  turnPage: doNothing,
});

export const useWrites = () => useContext(WritesContext);

/** The page that is shown, as an address without its fragment. */
function usePage(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** What the action of a form on this page has answered it, with a script or without; undefined until then. */
export function useFormAnswer<Action>() {
  const printed = useActionData<Action>();
  const { answer } = useWrites();
  // The action's own answer, which came by another way than Remix's.
  return answer?.page === usePage() ? (answer.data as typeof printed) : printed;
}

/** Buttons whose answer leads on: pressed again before it has, they mean the same act. */
const LEADS_ON = /(?:^|&)intent=(?:buy|confirm)(?:&|$)/;

type OnAnswer = (change: (before: WritesState, shown: { page: string; isMoving: boolean }) => WritesState) => void;
type Delivery = Awaited<ReturnType<typeof load>>;

/** Loads what sends (`delivery.ts`), with what an earlier page has told its shopper to be without an answer. */
async function load(onAnswer: OnAnswer, onStay: (write: AnyWrite, to: string | undefined) => void) {
  const { answered, createWriteQueue, kept, markBusy, send, ...rest } = await import("./delivery.ts");
  const queue = createWriteQueue<AnyWrite>({
    send,
    onAnswer: (write, answer) => {
      if ("button" in write) markBusy(write.button, -1);
      onStay(write, answer?.to);
      onAnswer((before, shown) => answered(before, write, answer, shown));
    },
  });
  return { ...rest, markBusy, queue, lost: kept().filter(({ isLost }) => isLost) };
}

export function WritesProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(NOTHING);
  const page = usePage();
  const isMoving = useNavigation().state !== "idle";
  const shown = useRef({ page, isMoving });
  shown.current = { page, isMoving };
  const [delivery, setDelivery] = useState<Delivery>();
  /** What was pressed on this page and leads on from it. */
  const onward = useRef("");
  useEffect(() => {
    if (page) onward.current = "";
  }, [page]);
  useEffect(() => {
    const onAnswer: OnAnswer = (change) => setState((before) => change(before, shown.current));
    // Without it the forms are the browser's own.
    load(onAnswer, ({ action, body }, to) => {
      if (onward.current === action + body && (!to || to.replace(/#.*/, "") === shown.current.page))
        onward.current = "";
    }).then(setDelivery, doNothing);
  }, []);
  useEffect(() => {
    if (!delivery) return;
    const { queue, lost } = delivery;
    if (lost.length > 0) setState((before) => ({ ...before, lost }));
    queue.resume();
    // Another tab that has ended has perhaps left something.
    document.addEventListener("visibilitychange", queue.resume);
    window.addEventListener("pagehide", queue.leave);
    return () => {
      document.removeEventListener("visibilitychange", queue.resume);
      window.removeEventListener("pagehide", queue.leave);
    };
  }, [delivery]);
  useFreshPage(state, page, () => setState((before) => ({ ...before, due: undefined })));

  const press = ({ queue, markBusy, isOfProducts }: Delivery, write: AnyWrite) => {
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
        // The same press after it was said to have no answer is that write again.
        const again = state.lost.find((lost) => lost.action === action && lost.body === body);
        press(delivery, { id: again?.id ?? delivery.newWriteId(), action, body, at: Date.now(), page, button });
      }),
    sendAgain: () => {
      for (const write of state.lost) if (delivery) press(delivery, { ...write, at: Date.now() });
    },
    dismiss: (notice) => {
      if (notice) return setState((before) => ({ ...before, notices: before.notices.filter((one) => one !== notice) }));
      for (const write of state.lost) delivery?.forget(write);
      setState((before) => ({ ...before, lost: [] }));
    },
    turnPage: (to) => setState((before) => pageTurned(before, to)),
  };
  return <WritesContext.Provider value={writes}>{children}</WritesContext.Provider>;
}

/**
 * Shows what is true after the writes: has the page read anew, or the one that an answer leads to. Once everything is
 * answered, and after a navigation that began meanwhile: the page asked for is not held up by a slow write, nor asked
 * for twice before it is seen.
 */
function useFreshPage({ due, waiting }: WritesState, page: string, done: () => void): void {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!due || waiting.length > 0 || state !== "idle") return;
    done();
    // A link may have been pressed at this very moment: reading anew lets it be, another navigation would take it back.
    if (due.from === page && due.to) navigate(due.to, { replace: due.to.replace(/#.*/, "") === page });
    // The router takes another place in the same page for nothing new.
    if (due.from !== page || !due.to || due.to.includes("#")) revalidate();
  });
}
