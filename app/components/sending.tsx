/**
 * How forms that write are sent with JavaScript: the request is made here, and Remix is given its answer. Remix would begin with a navigation,
 * and end it on the error page where there is no network, with all that was typed gone. Like this nothing has begun before the shop has answered.
 */
import { useNavigation, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { COOKIE_MARK } from "#bff/domain/cookie-mark.ts";

interface Sent {
  state: "submitting";
  formAction: string;
  formData: FormData;
}

/** Sends a form's fields to an address of the shop; the page scrolls to its top afterwards unless the last is true. */
type Post = (action: string, formData: FormData, preventScrollReset?: boolean) => Promise<void>;

interface Sending {
  post: Post;
  /** Not answered yet. */
  sent?: Sent;
  /** The last one found no connection. */
  isLost: boolean;
}

const SendingContext = createContext<Sending>({ post: async () => undefined, isLost: false });

export const useSending = () => useContext(SendingContext);

/** Remix's `useNavigation`, which here knows of a form from the moment when it was sent. */
export function useMoving() {
  const { sent } = useSending();
  const navigation = useNavigation();
  return sent ?? navigation;
}

/** Around everything that sends forms. */
export function SendingProvider({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState<Sent>();
  const [isLost, setLost] = useState(false);
  const asking = useRef<AbortController>();
  const navigation = useNavigation();
  const submit = useSubmit();
  // Remix goes on with the answer, or the shopper went elsewhere meanwhile and is not called back.
  useEffect(() => {
    if (navigation.state === "idle") return;
    asking.current?.abort();
    setSent(undefined);
    setLost(false);
  }, [navigation]);
  const post: Post = async (action, formData, preventScrollReset) => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setLost(false);
    setSent({ state: "submitting", formAction: action, formData });
    try {
      answer = undefined;
      const given = await send(action, formData, signal);
      if (signal.aborted) return;
      answer = given;
      submit(formData, { method: "post", action, preventScrollReset });
    } catch {
      if (signal.aborted) return;
      setSent(undefined);
      setLost(true);
    }
  };
  return <SendingContext.Provider value={{ post, sent, isLost }}>{children}</SendingContext.Provider>;
}

/**
 * Posts as Remix does (`{path}.data`).
 * @returns the whole answer
 * @throws Error when there is none, or when it is not the shop's (a hotel's sign-in page)
 */
async function send(action: string, formData: FormData, signal: AbortSignal): Promise<Response> {
  const { pathname, search } = new URL(action, location.href);
  const body = new URLSearchParams();
  for (const [name, value] of formData) if (typeof value === "string") body.append(name, value);
  const response = await fetch(`${pathname}.data${search}`, { method: "POST", body, signal });
  if (!response.headers.get("Content-Type")?.includes("x-script")) throw new Error("No answer of the shop");
  return new Response(await response.blob(), response);
}

/** What Remix is going to ask for next. */
let answer: Response | undefined;

/** What the last answer asked to be told again (bff/middleware/cookie-check.ts). */
let mark: string | null = null;

/** The browser's `fetch`, for Remix: a form that was sent already is not sent again, and a page after it says whether a cookie came back. */
export function withAnswers(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) => {
    const given = answer;
    if (!given || init?.method !== "POST") {
      if (mark === null) return fetch(input, init);
      const headers = new Headers(init?.headers);
      headers.set(COOKIE_MARK.header, mark);
      mark = null;
      return fetch(input, { ...init, headers });
    }
    answer = undefined;
    mark = given.headers.get(COOKIE_MARK.header);
    return Promise.resolve(given);
  };
}
