import { parse, serialize } from "cookie";
import type { KeyRing } from "../env.ts";
import { open, type Protection, protect } from "./sealing.ts";

/** Browsers keep no longer one. */
const MAX_COOKIE_BYTES = 4_096;

/** One cookie, as `cookies.ts` has them. */
export interface CookieDefinition<Value> {
  name: string;
  /** Life in seconds, from its last write. */
  maxAge: number;
  protection: Protection | "plain";
  /** The value's text in the cookie, and back; undefined for a text of another shape. */
  encode: (value: Value) => string;
  decode: (text: string) => Value | undefined;
}

export interface CookieJarOptions {
  ring: KeyRing;
  /** Whether the request came over https: names then carry `__Host-` and the cookies `Secure`. */
  secure: boolean;
}

/**
 * The cookies of one request: read on demand, written any number of times, turned into `Set-Cookie` once at the end.
 */
export class CookieJar {
  readonly #received: Record<string, string | undefined>;
  readonly #ring: KeyRing;
  readonly #secure: boolean;
  /** The opened text of each cookie asked for, or undefined; writing replaces it. */
  readonly #texts = new Map<string, string | undefined>();
  readonly #changed = new Map<string, () => Promise<string>>();

  /** @param header the request's `Cookie`, or null */
  constructor(header: string | null, options: CookieJarOptions) {
    // Whole: other scripts of the domain may have set more than the shop. The platform bounds a request's headers.
    this.#received = parse(header ?? "");
    this.#ring = options.ring;
    this.#secure = options.secure;
  }

  /** Whether the request had any cookie, the shop's or not: its browser accepts them. */
  get isBrought(): boolean {
    return Object.keys(this.#received).length > 0;
  }

  /** Whether the response sets a cookie. */
  get isWritten(): boolean {
    return [...this.#changed.keys()].some((name) => this.#texts.get(name) !== undefined);
  }

  /** Whether the answer changes this cookie. */
  hasChanged({ name }: { name: string }): boolean {
    return this.#changed.has(name);
  }

  #nameOf(definition: { name: string }): string {
    return this.#secure ? `__Host-${definition.name}` : definition.name;
  }

  /**
   * Reads a cookie as this request sees it, what was written during the request included.
   * @returns its value, or undefined when there is none or it is broken (a broken one is cleared with the answer)
   */
  async read<Value>(definition: CookieDefinition<Value>): Promise<Value | undefined> {
    if (!this.#texts.has(definition.name)) {
      const received = this.#received[this.#nameOf(definition)];
      const text = received === undefined ? undefined : await this.#open(definition, received);
      if (received !== undefined && (text === undefined || definition.decode(text) === undefined))
        this.clear(definition);
      else this.#texts.set(definition.name, text);
    }
    const text = this.#texts.get(definition.name);
    return text === undefined ? undefined : definition.decode(text);
  }

  /**
   * A cookie as it was sent with the request, whatever was written since: what two requests of one browser have in
   * common.
   * @returns undefined when there is none or it is broken
   */
  async brought<Value>(definition: CookieDefinition<Value>): Promise<Value | undefined> {
    const received = this.#received[this.#nameOf(definition)];
    const text = received === undefined ? undefined : await this.#open(definition, received);
    return text === undefined ? undefined : definition.decode(text);
  }

  async #open<Value>(definition: CookieDefinition<Value>, received: string): Promise<string | undefined> {
    if (received.length > MAX_COOKIE_BYTES) return undefined;
    if (definition.protection === "plain") return received;
    const { protection, name, maxAge } = definition;
    return open(this.#ring, protection, name, received, maxAge);
  }

  /** Writes a cookie; the last value written counts. */
  write<Value>(definition: CookieDefinition<Value>, value: Value): void {
    const { name, maxAge, protection } = definition;
    const text = definition.encode(value);
    this.#texts.set(name, text);
    this.#changed.set(name, async () => {
      const isPlain = protection === "plain";
      const written = isPlain ? text : await protect(this.#ring, protection, name, text);
      return this.#serialize(definition, written, maxAge);
    });
  }

  /** Removes a cookie from the browser. */
  clear(definition: { name: string }): void {
    this.#texts.set(definition.name, undefined);
    this.#changed.set(definition.name, async () => this.#serialize(definition, "", 0));
  }

  /** The changes, to be appended to the answer: one `Set-Cookie` value per changed cookie. */
  async headers(): Promise<string[]> {
    return Promise.all([...this.#changed.values()].map((header) => header()));
  }

  #serialize(definition: { name: string }, value: string, maxAge: number): string {
    return serialize(this.#nameOf(definition), value, {
      httpOnly: true,
      secure: this.#secure,
      sameSite: "lax",
      path: "/",
      maxAge,
    });
  }
}
