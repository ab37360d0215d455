import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { readRoot } from "./read-root.server.ts";
import type { ShellData, ShopperData } from "./shell-data.ts";

/** @returns the root loader's data; undefined when it failed */
export const useRootData = () => useRouteLoaderData<typeof readRoot>("root");

/** What the document brought; only the browser keeps it, since it has one document at a time. */
let ofDocument: ShellData | undefined;

/** @returns what is the same on every page; undefined when it could not be read */
export function useShell(): ShellData | undefined {
  const shell = useRootData()?.shell ?? ofDocument;
  if (typeof document !== "undefined") ofDocument = shell;
  return shell;
}

const ShopperContext = createContext<ShopperData | null>(null);

/** What the document has for its shopper; the data of the pages that follow have their own. */
export const ShopperProvider = ShopperContext.Provider;

/** @returns what is one shopper's alone; null when it could not be read */
export function useShopper(): ShopperData | null {
  const ofDocument = useContext(ShopperContext);
  return useRootData()?.shopper ?? ofDocument;
}
