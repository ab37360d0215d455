/**
 * The API's health as this isolate sees it: a circuit breaker per endpoint and a retry budget, so that an outage does
 * not cause more calls than normal operation.
 */
import type { EndpointName } from "./contract.ts";

/** Consecutive failures, of at least two different payloads, that open an endpoint's circuit. */
const MAX_FAILURES = 5;
/** The first and the longest pause; each failed probe doubles it. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 15_000;
/** The share of all calls that may be retries, and the largest burst. */
const RETRY_SHARE = 0.1;
const MAX_RETRIES_AT_ONCE = 10;

interface Circuit {
  failures: number;
  lastFailure: number;
  /** The payload of the first failure: one product on which the API fails does not block the others. */
  question: string;
  severalQuestions: boolean;
  /** 0 while the circuit is closed. */
  pause: number;
  until: number;
  /** When the current probe was sent; 0 for none. */
  tryingSince: number;
}

/**
 * Failures further apart than this do not count together; also the timeout of a probe (milliseconds).
 */
const FORGET_AFTER_MS = 30_000;

/**
 * One circuit breaker per endpoint and one retry budget. Its memory is bounded by the contract: one entry per endpoint.
 * For reads only: a write is always sent, however other calls have failed.
 */
export class UpstreamHealth {
  readonly #circuits = new Map<EndpointName, Circuit>();
  #retries = MAX_RETRIES_AT_ONCE;

  /** Whether the endpoint may be called now. After a pause one probe at a time may. */
  mayCall(name: EndpointName): boolean {
    const circuit = this.#circuits.get(name);
    if (!circuit || circuit.pause === 0) return true;
    const now = Date.now();
    if (now < circuit.until || now - circuit.tryingSince < FORGET_AFTER_MS) return false;
    circuit.tryingSince = now;
    return true;
  }

  /** Records a response: whatever it says, the API works. */
  answered(name: EndpointName): void {
    this.#circuits.delete(name);
    this.#countCall();
  }

  /**
   * Records a failure.
   * @param question the payload as text
   */
  failed(name: EndpointName, question: string): void {
    this.#countCall();
    const known = this.#circuits.get(name);
    const at = Date.now();
    if (!known || at - known.lastFailure > FORGET_AFTER_MS + known.pause) {
      this.#circuits.set(name, { ...FIRST_FAILURE, lastFailure: at, question, severalQuestions: question === "" });
      return;
    }
    known.failures += 1;
    known.lastFailure = at;
    known.severalQuestions ||= question !== known.question;
    // Late failures of calls from before the pause change nothing.
    if (known.pause > 0 && known.tryingSince === 0) return;
    if (known.pause === 0 && (known.failures < MAX_FAILURES || !known.severalQuestions)) return;
    known.pause = known.pause === 0 ? FIRST_PAUSE_MS : Math.min(MAX_PAUSE_MS, known.pause * 2);
    known.until = at + known.pause;
    known.tryingSince = 0;
  }

  #countCall(): void {
    this.#retries = Math.min(MAX_RETRIES_AT_ONCE, this.#retries + RETRY_SHARE);
  }

  /** Takes a retry from the budget, if one is left. */
  mayRetry(): boolean {
    if (this.#retries < 1) return false;
    this.#retries -= 1;
    return true;
  }
}

const FIRST_FAILURE = { failures: 1, pause: 0, until: 0, tryingSince: 0 };
