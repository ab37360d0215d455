/** The notes of one shopper, a part of their object (shopper.ts). */
import { NOTE_LIFE_MS, type NoteChanges, type Notes } from "./notes.ts";
import { Part } from "./part.ts";

/** More than these, of however many browsers, are not kept: the browser that writes keeps its own. */
const MAX_NOTES = 100;

const PREFIX = "note ";
const names = Object.keys(NOTE_LIFE_MS) as (keyof Notes)[];

/**
 * Notes by browser, named by the id in its cookie `shopper`: a customer's other devices see nothing of a half-typed
 * address, nor does a copy of the session alone.
 */
export class KeptNotes extends Part {
  async read(browser: string): Promise<Partial<Notes>> {
    const values = await this.store.entries(keyOf(browser));
    return Object.fromEntries(values.map(([key, value]) => [key.slice(keyOf(browser).length), value]));
  }

  /** All changes of one request at once; those of a browser that is not named stay. */
  async write(browser: string, changes: NoteChanges): Promise<void> {
    const own = keyOf(browser);
    const all = await this.store.entries(PREFIX);
    if (all.length >= MAX_NOTES) {
      const others = all.map(([key]) => key).filter((key) => !key.startsWith(own));
      await this.store.delete(...others);
    }
    for (const name of names) {
      const value = changes[name];
      if (value === null) await this.store.delete(own + name);
      else if (value !== undefined) await this.store.put(own + name, value, Date.now() + NOTE_LIFE_MS[name]);
    }
  }

  /** Nothing of this browser stays. */
  async forget(browser: string): Promise<void> {
    await this.store.delete(...names.map((name) => keyOf(browser) + name));
  }
}

const keyOf = (browser: string) => `${PREFIX}${browser} `;
