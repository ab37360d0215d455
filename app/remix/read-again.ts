/** Delay between two attempts, in milliseconds. */
const PAUSE = 2_000;

/** Statuses of faults that show the error page. */
const MOST_FAULTS = 10;

/**
 * When revalidation fails, Remix replaces the open page by its error page, and text typed in it is lost. So we retry
 * reads of the open page: until the network is back, and for about twenty seconds while the shop has a fault. A
 * navigation ends the retries.
 * @param ask the browser's own `fetch`
 * @returns the `fetch` for Remix's client
 */
export function readAgain(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    for (let faults = 0; ; ) {
      try {
        const response = await ask(input, init);
        if (!isPageData(input, init)) return response;
        // Reads the whole body, so that a truncated response counts as a failure, and so
        // that a read which a newer one ends, ends here: Remix would leave the error to the console.
        const whole = new Response(await response.arrayBuffer(), response);
        if (!isOfOpenPage(input, init) || response.status < 500 || faults === MOST_FAULTS) return whole;
        faults += 1;
      } catch (error) {
        if (init?.signal?.aborted || !isOfOpenPage(input, init)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
}

/** Whether the request reads a page's data. */
function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  return (init?.method ?? "GET") === "GET" && new URL(String(input), location.href).pathname.endsWith(".data");
}

/** Whether the request reads the data of the open address. */
function isOfOpenPage(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (!isPageData(input, init)) return false;
  const asked = new URL(String(input), location.href);
  const open = new URL(location.href);
  asked.searchParams.delete("_routes");
  const path = `${open.pathname === "/" ? "/_root" : open.pathname}.data`;
  return asked.pathname === path && String(asked.searchParams) === String(open.searchParams);
}
