/**
 * How the API is doing, as this isolate has just seen it. An endpoint that keeps failing is left alone for a while, and
 * while the API fails there are no second tries: an outage must not be answered with more calls than a good day has.
 */
import type { EndpointName } from "./contract.ts";

export interface HealthOptions {
  /** Failures one after the other, of at least two different questions, after which an endpoint is left alone. */
  failures?: number;
  /** How long it is left alone the first time, and at most, in milliseconds; each failed try doubles it. */
  firstPause?: number;
  longestPause?: number;
  /** Share of all calls that may be second tries, and how many of them may come at once. */
  retryShare?: number;
  retriesAtOnce?: number;
  /** A clock in milliseconds. */
  now?: () => number;
}

interface Circuit {
  failures: number;
  lastFailure: number;
  /** The question of the first failure: one product that the API chokes on does not close the others. */
  question: string;
  severalQuestions: boolean;
  /** 0 while calls pass. */
  pause: number;
  until: number;
  /** When the one call that tries it again set out; 0 for none. */
  tryingSince: number;
}

/**
 * Failures further apart than this do not count together; a try that has said nothing for so long is given up
 * (milliseconds).
 */
const FORGOTTEN_AFTER = 30_000;

/**
 * One circuit breaker per endpoint and one retry budget. Its memory is bounded by the contract: one entry per endpoint.
 * For reads: a shopper who presses a button is owed a try, whatever others have met.
 */
export class UpstreamHealth {
  readonly #circuits = new Map<EndpointName, Circuit>();
  readonly #options: Required<HealthOptions>;
  #retries: number;

  constructor(options: HealthOptions = {}) {
    this.#options = {
      failures: 5,
      firstPause: 2_000,
      longestPause: 15_000,
      retryShare: 0.1,
      retriesAtOnce: 10,
      now: Date.now,
      ...options,
    };
    this.#retries = this.#options.retriesAtOnce;
  }

  /** Whether the endpoint may be called now. After a pause one call at a time may, to see whether the API is back. */
  mayCall(name: EndpointName): boolean {
    const circuit = this.#circuits.get(name);
    if (!circuit || circuit.pause === 0) return true;
    const now = this.#options.now();
    if (now < circuit.until || now - circuit.tryingSince < FORGOTTEN_AFTER) return false;
    circuit.tryingSince = now;
    return true;
  }

  /** Notes an answer: whatever it says, the API is there. */
  answered(name: EndpointName): void {
    this.#circuits.delete(name);
    this.#retries = Math.min(this.#options.retriesAtOnce, this.#retries + this.#options.retryShare);
  }

  /**
   * Notes that no answer came.
   * @param question what was asked, as text
   */
  failed(name: EndpointName, question: string): void {
    const { failures, firstPause, longestPause, retriesAtOnce, retryShare, now } = this.#options;
    this.#retries = Math.min(retriesAtOnce, this.#retries + retryShare);
    const known = this.#circuits.get(name);
    const at = now();
    if (!known || at - known.lastFailure > FORGOTTEN_AFTER + known.pause) {
      this.#circuits.set(name, { ...FIRST_FAILURE, lastFailure: at, question, severalQuestions: question === "" });
      return;
    }
    known.failures += 1;
    known.lastFailure = at;
    known.severalQuestions ||= question !== known.question;
    // Late answers to what was asked before the pause change nothing.
    if (known.pause > 0 && known.tryingSince === 0) return;
    if (known.pause === 0 && (known.failures < failures || !known.severalQuestions)) return;
    known.pause = known.pause === 0 ? firstPause : Math.min(longestPause, known.pause * 2);
    known.until = at + known.pause;
    known.tryingSince = 0;
  }

  /** Takes one second try out of the budget, if there is one left. */
  mayRetry(): boolean {
    if (this.#retries < 1) return false;
    this.#retries -= 1;
    return true;
  }
}

const FIRST_FAILURE = { failures: 1, pause: 0, until: 0, tryingSince: 0 };
