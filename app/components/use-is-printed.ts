import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the server rendered the component: true on the server and while hydrating, false from the next render on, and
 * for everything that a script adds.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
