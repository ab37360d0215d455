import { createPath, type Path } from "@remix-run/react";

/** Remix's router, as far as it is asked. */
interface Router {
  state: { location: Path; navigation: { state: string; location: Path | undefined } };
}

const routerNow = (): Router | undefined => Reflect.get(window, "__remixRouter");

/** The path to which the shopper is going, with its query and fragment; undefined where they stay. */
export function goingTo(): string | undefined {
  const to = routerNow()?.state.navigation.location;
  return to && createPath(to);
}
