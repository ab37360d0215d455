import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the server printed what is rendered: true on the server and in the render that hydrates, false from the next
 * render on, and for everything that a script adds.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
