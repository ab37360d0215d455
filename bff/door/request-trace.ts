/**
 * What one request asked of the shop API, for its line in the log and its trace (W3C Trace Context, Level 1). Ids,
 * names of ours and times; nothing of a shopper.
 */
import type { CallObserver, CallOutcome } from "../upstream/client.ts";
import type { EndpointName } from "../upstream/contract.ts";

/** A call of the API that has ended. */
export interface CallSpan {
  endpoint: EndpointName;
  spanId: string;
  /** In milliseconds since the epoch. */
  began: number;
  ended: number;
  outcome: CallOutcome;
}

/** Spans that are kept of one request; a sitemap makes thousands of calls. */
const MOST_SPANS = 64;

/** Version, trace, parent, flags; versions above 00 may have more after these. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Counts the calls of one request, and gives each the `traceparent` that it sends. */
export class RequestTrace implements CallObserver {
  readonly traceId: string;
  /** The span of the request itself. */
  readonly spanId = randomHex(8);
  /** The span that the request continues, if its sender named one. */
  readonly parentId: string | undefined;
  readonly began: number;
  readonly spans: CallSpan[] = [];
  /** Calls that have ended, every try counted. */
  calls = 0;
  /** Milliseconds of these calls, added up; calls side by side take less of the shopper's time. */
  callMs = 0;
  /** Replies that came from the cache instead. */
  kept = 0;
  readonly #now: () => number;
  readonly #isSampled: boolean;

  /**
   * @param traceparent the request's header; a new trace begins without a valid one
   * @param now a clock in milliseconds since the epoch
   */
  constructor(traceparent: string | undefined, now: () => number = Date.now) {
    const [, version, traceId, parentId, flags = "00", rest] = TRACEPARENT.exec(traceparent ?? "") ?? [];
    const isValid = version !== "00" || rest === undefined;
    this.traceId = (isValid && traceId) || randomHex(16);
    this.parentId = isValid ? parentId : undefined;
    this.#isSampled = isValid && (Number.parseInt(flags, 16) & 1) === 1;
    this.#now = now;
    this.began = now();
  }

  /** Counts a reply from the cache. */
  countKept(): void {
    this.kept += 1;
  }

  /** As `CallObserver` says. */
  begin(endpoint: EndpointName): ReturnType<CallObserver["begin"]> {
    const spanId = randomHex(8);
    const began = this.#now();
    return {
      traceparent: `00-${this.traceId}-${spanId}-${this.#isSampled ? "01" : "00"}`,
      end: (outcome) => {
        const ended = this.#now();
        this.calls += 1;
        this.callMs += ended - began;
        if (this.spans.length < MOST_SPANS) this.spans.push({ endpoint, spanId, began, ended, outcome });
      },
    };
  }
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
