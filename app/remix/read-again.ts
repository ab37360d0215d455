/** Milliseconds between two tries. */
const PAUSE = 2_000;

/** Faults of the shop after which the page says that it cannot be shown. */
const MOST_FAULTS = 10;

/**
 * Remix shows its error page in place of the page that is open when that page's data cannot be read anew, and what is
 * typed in it is lost. A read of the open page is therefore tried again: until there is a network, and for some twenty
 * seconds while the shop has a fault. Whoever goes on to another page meanwhile ends it.
 * @param ask the browser's own `fetch`
 * @returns what Remix's client calls as `fetch`
 */
export function readAgain(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    for (let faults = 0; ; ) {
      try {
        const response = await ask(input, init);
        if (!isOfOpenPage(input, init)) return response;
        // Whole, so that one that breaks off is none. Data of pages come in one piece anyway.
        const whole = new Response(await response.arrayBuffer(), response);
        if (response.status < 500 || faults === MOST_FAULTS) return whole;
        faults += 1;
      } catch (error) {
        if (init?.signal?.aborted || !isOfOpenPage(input, init)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
}

/** Whether the data of the very address are asked for that is open. */
function isOfOpenPage(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (init?.method && init.method !== "GET") return false;
  const asked = new URL(String(input), location.href);
  const open = new URL(location.href);
  asked.searchParams.delete("_routes");
  const path = `${open.pathname === "/" ? "/_root" : open.pathname}.data`;
  return asked.pathname === path && String(asked.searchParams) === String(open.searchParams);
}
