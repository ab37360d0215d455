/**
 * The storage of a shopper's object: each value says until when it is kept. What is over reads as absent, and is
 * deleted by the object's alarm; an object in which nothing is left is gone.
 */

interface Kept {
  value: unknown;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Values by key, each until its own moment. */
export class Store {
  readonly #storage: DurableObjectStorage;

  constructor({ storage }: Pick<DurableObjectState, "storage">) {
    this.#storage = storage;
  }

  async get<Value>(key: string): Promise<Value | undefined> {
    const kept = await this.#storage.get<Kept>(key);
    return kept && kept.until > Date.now() ? (kept.value as Value) : undefined;
  }

  /** @param until milliseconds since the epoch */
  async put(key: string, value: unknown, until: number): Promise<void> {
    await this.#storage.put<Kept>(key, { value, until });
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || alarm > until) await this.#storage.setAlarm(until);
  }

  async delete(...keys: string[]): Promise<void> {
    await this.#storage.delete(keys);
  }

  /** What is under the keys that begin so. */
  async entries(prefix: string): Promise<[key: string, value: unknown][]> {
    const kept = [...(await this.#storage.list<Kept>({ prefix }))];
    return kept.filter(([, { until }]) => until > Date.now()).map(([key, { value }]) => [key, value]);
  }

  async clear(): Promise<void> {
    await this.#storage.deleteAll();
  }

  /** Deletes what is over, and has the alarm come when the next thing is. */
  async expire(): Promise<void> {
    const kept = [...(await this.#storage.list<Kept>())];
    const left = kept.filter(([, { until }]) => until > Date.now());
    if (left.length === 0) return this.#storage.deleteAll();
    await this.#storage.delete(kept.filter((one) => !left.includes(one)).map(([key]) => key));
    await this.#storage.setAlarm(Math.min(...left.map(([, { until }]) => until)));
  }
}
