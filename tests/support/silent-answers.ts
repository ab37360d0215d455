/** Answers of a server that says nothing, or nothing more, until the caller gives up. */
import { vi } from "vitest";

/** What of a request they look at. */
interface Abortable {
  signal?: AbortSignal | null;
}

/** No answer at all. */
export function hang({ signal }: Abortable): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

/**
 * A body that begins and does not go on.
 * @param text with what it begins
 */
export function stall(text: string) {
  return async function stalled({ signal }: Abortable): Promise<Response> {
    return new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text));
          signal?.addEventListener("abort", () => controller.error(signal.reason));
        },
      }),
    );
  };
}

/** Has `AbortSignal.timeout` follow the fake timers, which leave it alone. */
export function fakeAbortTimeout(): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), ms);
    return abort.signal;
  });
}
