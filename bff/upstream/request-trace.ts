/**
 * What one request asked of the shop API, for its line in the log and its trace (W3C Trace Context, Level 1). Ids,
 * names of ours and times; nothing of a shopper.
 */
import type { CallObserver } from "./client.ts";

/** Version, trace, parent, flags; versions above 00 may have more after these. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Counts the calls of one request, and gives each the `traceparent` that it sends. */
export class RequestTrace implements CallObserver {
  readonly traceId: string;
  /** Calls that have ended, every try counted. */
  calls = 0;
  /** Milliseconds of these calls, added up; calls side by side take less of the shopper's time. */
  callMs = 0;
  /** Replies that came from the cache instead. */
  kept = 0;
  /** Calls of shoppers' objects. */
  objects = 0;
  readonly #now: () => number;
  readonly #isSampled: boolean;

  /**
   * @param traceparent the request's header; a new trace begins without a valid one
   * @param now a clock in milliseconds since the epoch
   */
  constructor(traceparent: string | undefined, now: () => number = Date.now) {
    const [, version, traceId, , flags = "00", rest] = TRACEPARENT.exec(traceparent ?? "") ?? [];
    const isValid = version !== "00" || rest === undefined;
    this.traceId = (isValid && traceId) || randomId();
    this.#isSampled = isValid && (Number.parseInt(flags, 16) & 1) === 1;
    this.#now = now;
  }

  /** Counts a reply from the cache. */
  countKept(): void {
    this.kept += 1;
  }

  /** Counts a call of a shopper's object. */
  countObject(): void {
    this.objects += 1;
  }

  /** As `CallObserver` says. */
  begin(): ReturnType<CallObserver["begin"]> {
    const began = this.#now();
    return {
      traceparent: `00-${this.traceId}-${randomId().slice(0, 16)}-${this.#isSampled ? "01" : "00"}`,
      end: () => {
        this.calls += 1;
        this.callMs += this.#now() - began;
      },
    };
  }
}

/** 32 hexadecimal digits. */
const randomId = () => crypto.randomUUID().replaceAll("-", "");
