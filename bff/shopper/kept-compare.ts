/** The compare list of one browser, a part of its object (shopper.ts). */
import { GUEST_CART_DAYS } from "../rules/cart.ts";
import {
  addToCompare,
  type CompareOutcome,
  MAX_COMPARED,
  removeFromCompare,
  restoreToCompare,
} from "../rules/compare.ts";
import { Part } from "./part.ts";

const LIFE_MS = GUEST_CART_DAYS * 86_400_000;

/** Every method that changes the list returns it as it is afterwards. */
export class KeptCompare extends Part {
  /** The ids, in the order in which they were added (rule S1). */
  async read(): Promise<number[]> {
    return (await this.store.get<number[]>("compare")) ?? [];
  }

  /** @param gone products that the shop no longer has: they are not shown, so they must not take up a place either */
  async add(id: number, gone: readonly number[]): Promise<{ outcome: CompareOutcome; ids: number[] }> {
    const before = await this.read();
    const { outcome, ids } = addToCompare(
      before.filter((other) => !gone.includes(other)),
      id,
    );
    return { outcome, ids: outcome === "full" ? before : await this.#save(ids) };
  }

  /** @returns its place, or -1 where it was not there */
  async remove(id: number): Promise<{ place: number; ids: number[] }> {
    const before = await this.read();
    return { place: before.indexOf(id), ids: await this.#save(removeFromCompare(before, id)) };
  }

  async restore(id: number, place: number): Promise<{ outcome: CompareOutcome; ids: number[] }> {
    const { outcome, ids } = restoreToCompare(await this.read(), id, place);
    return { outcome, ids: await this.#save(ids) };
  }

  /** Takes over the list of the version before. */
  keep(old: readonly number[]): Promise<number[]> {
    return this.#save([...new Set(old)].slice(0, MAX_COMPARED));
  }

  async #save(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) await this.store.delete("compare");
    else await this.store.put("compare", ids, Date.now() + LIFE_MS);
    return [...ids];
  }
}
