/**
 * The tests' HTTP client: `fetch` with a connection for every request. workerd closes a connection that was idle for
 * five seconds; a client that reuses it just then gets a reset, and on a loaded machine that window is long. Loaded for
 * its effect by vitest.config.ts (for each file of a process) and playwright.config.ts.
 */
const reusing = globalThis.fetch;

const freshFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set("Connection", "close");
  return reusing(input, { ...init, headers });
};

if (reusing.name !== freshFetch.name) globalThis.fetch = freshFetch;

export {};
