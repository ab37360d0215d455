/**
 * The seeded database that every shop of a test run starts with: made once by the runner's global setup, and copied.
 * Seeding takes a runtime of its own and a second of work, which a run of a hundred shops would spend a hundred times.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "#scripts/database.mjs";

/** Where it lies: the runner's processes inherit it. */
const PLACE = "SEEDED_DATABASE";

/** As many as lists of several pages take: the catalogue and copies of it. */
const PRODUCTS = 600;

/**
 * Creates it, unless another project of the same run has.
 *
 * @returns throws it away, when the run has ended
 */
export async function makeSeededDatabase(): Promise<() => void> {
  if (process.env[PLACE]) return () => undefined;
  const persistTo = mkdtempSync(join(tmpdir(), "och-seeded-"));
  // At once: the projects are set up side by side, and all of them before the first test.
  process.env[PLACE] = persistTo;
  await prepareDatabase({ products: PRODUCTS, persistTo });
  return () => {
    delete process.env[PLACE];
    rmSync(persistTo, { recursive: true, force: true });
  };
}

/**
 * Copies it to where a shop keeps its state.
 *
 * @param persistTo an empty folder
 */
export function copySeededDatabase(persistTo: string): void {
  const made = process.env[PLACE];
  if (!made) throw new Error("The runner's global setup has not seeded a database");
  cpSync(made, persistTo, { recursive: true });
}
