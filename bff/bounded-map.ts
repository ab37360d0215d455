/** A map that forgets what was written first once its values weigh too much: memory of an isolate. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #max: number;
  readonly #weightOf: (value: Value, key: string) => number;
  #weight = 0;

  /**
   * @param max the most that all values may weigh together
   * @param weightOf what an entry weighs; without it each weighs 1
   */
  constructor(max: number, weightOf: (value: Value, key: string) => number = () => 1) {
    super();
    this.#max = max;
    this.#weightOf = weightOf;
  }

  /** What all values weigh together. */
  get weight(): number {
    return this.#weight;
  }

  /** Makes the entry the last to be forgotten, also where it was there. */
  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    this.#weight += this.#weightOf(value, key);
    for (const oldest of this.keys()) {
      if (this.#weight <= this.#max) break;
      this.delete(oldest);
    }
    return this;
  }

  override delete(key: string): boolean {
    const value = this.get(key);
    if (value !== undefined) this.#weight -= this.#weightOf(value, key);
    return super.delete(key);
  }

  override clear(): void {
    super.clear();
    this.#weight = 0;
  }
}
