import { useRouteLoaderData } from "@remix-run/react";
import type { readRoot } from "./read-root.server.ts";

/** @returns what the root's loader gave for this page; undefined where it has failed */
export const useRootData = () => useRouteLoaderData<typeof readRoot>("root");
