import { useRouteLoaderData } from "@remix-run/react";
import type { readRoot } from "./read-root.server.ts";

/** @returns the root loader's data; undefined when it failed */
export const useRootData = () => useRouteLoaderData<typeof readRoot>("root");

export type RootData = NonNullable<ReturnType<typeof useRootData>>;
