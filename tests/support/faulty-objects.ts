/** Shoppers' objects that are slow, away or restarted, beside the storefront as it is deployed. */
import { build } from "esbuild";
import { Response } from "miniflare";
import { ROOT } from "./root.ts";

/** What every call of an object meets; tests change it. */
export interface ObjectFaults {
  delayMs: number;
  isAway: boolean;
  /** Each call ends the object, as a deployment or a failing machine does: what it only remembers is lost. */
  isRestarted: boolean;
}

/** The deployed class; each of its calls asks first what it meets. */
const OBJECTS = `
  import { Shopper as Deployed } from "./bff/shopper/shopper.ts";
  async function meet({ ctx, env }) {
    const { delayMs, isAway, isRestarted } = await (await env.FAULTS.fetch("http://faults/")).json();
    if (isRestarted) ctx.abort("restarted");
    if (isAway) throw new Error("away");
    if (delayMs) await scheduler.wait(delayMs);
  }
  export class Shopper extends Deployed {
    async read(...given) { await meet(this); return super.read(...given); }
    async within(...given) { await meet(this); return super.within(...given); }
    async signOut(...given) { await meet(this); return super.signOut(...given); }
  }
  export default { fetch: () => new Response(null, { status: 404 }) };
`;

/** @returns the faults, and what makes the storefront use these objects (`startFaultyShop`) */
export async function faultyObjects() {
  const faults: ObjectFaults = { delayMs: 0, isAway: false, isRestarted: false };
  const bundle = await build({
    stdin: { contents: OBJECTS, resolveDir: ROOT },
    bundle: true,
    format: "esm",
    write: false,
    external: ["cloudflare:workers"],
    logLevel: "error",
  });
  const durableObjects = { SHOPPER: { className: "Shopper", useSQLite: true } };
  const objects = {
    ...{ name: "och-objects", modules: true, script: bundle.outputFiles[0]?.text, durableObjects },
    compatibilityDate: "2026-04-01",
    serviceBindings: { FAULTS: () => Response.json(faults) },
  };
  const adjust = ({ workers }: { workers: Record<string, unknown>[] }) => {
    const [shop] = workers;
    if (!shop) throw new Error("no storefront");
    const SHOPPER = { className: "Shopper", scriptName: "och-objects", useSQLite: true };
    shop.durableObjects = { ...Object(shop.durableObjects), SHOPPER };
    workers.push(objects);
  };
  return { faults, adjust };
}
