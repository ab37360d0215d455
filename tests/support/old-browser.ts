/**
 * A browser as old as the oldest in which the pages' scripts run (`OLDEST_BROWSERS`): this one without all that one of
 * those does not have, by the compatibility data of MDN.
 */

import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import type { BrowserContext } from "playwright/test";
import { OLDEST_BROWSERS } from "#app/starter/document-scripts.vite.ts";

/** How the data name a browser that esbuild names otherwise. */
const NAMES = { chrome: "chrome", firefox: "firefox", safari: "safari" } as const;

const oldest = OLDEST_BROWSERS.map((browser) => {
  const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name: NAMES[name as keyof typeof NAMES], version: Number(version) };
});

/** Whether one of them lacks it. */
const isNewer = ({ support }: CompatStatement): boolean =>
  oldest.some(({ name, version }) => {
    const statements = [support[name] ?? []].flat();
    return !statements.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !flags &&
        !prefix &&
        !alternative_name &&
        !version_removed &&
        Number.parseFloat(String(version_added).replace("≤", "")) <= version,
    );
  });

/** The names of an interface or object, and of its members, that one of them lacks. */
function newerIn(name: string, { __compat, ...members }: Identifier): string[][] {
  if (__compat && isNewer(__compat)) return [[name]];
  return Object.entries(members).flatMap(([member, { __compat: its }]) =>
    its && isNewer(its) ? [[name, member]] : [],
  );
}

/** Each by its name, and its member's; one that ends in `_static` is of the constructor alone. */
export const NEWER: readonly string[][] = [bcd.api, bcd.javascript.builtins ?? {}].flatMap((group) =>
  Object.entries(group as Record<string, Identifier>).flatMap(([name, what]) => newerIn(name, what)),
);

/**
 * @param context whose pages lack what one of them lacks
 * @param further what they lack beside it
 */
export async function makeOld(context: BrowserContext, further: readonly string[][] = []): Promise<void> {
  await context.addInitScript(
    (names) => {
      const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
      for (const [name = "", member] of names) {
        const [what, own = ""] = [scope[name], member?.replace(/_static$/, "")];
        if (!member) delete scope[name];
        else if (what) Reflect.deleteProperty(what, own);
        if (what?.prototype && own === member) Reflect.deleteProperty(what.prototype, own);
        if (name === "Window") delete scope[own];
      }
    },
    [...NEWER, ...further],
  );
}
