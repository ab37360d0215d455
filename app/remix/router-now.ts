import { createPath, type Path } from "@remix-run/react";

/** Remix's router, as far as it is asked. */
interface Router {
  state: { location: Path; navigation: { state: string; location: Path | undefined } };
}

const routerNow = (): Router | undefined => Reflect.get(window, "__remixRouter");

/**
 * Whether the shopper is leaving a page or has left it, as the router knows it at this moment. The hooks know it later:
 * React renders the router's changes as transitions, which a busy page puts off behind the answer of a form.
 * @param page a path with its query
 */
export function isLeaving(page: string): boolean {
  const router = routerNow();
  if (!router) return false;
  const { location, navigation } = router.state;
  return navigation.state !== "idle" || location.pathname + location.search !== page;
}

/** The path to which the shopper is going, with its query and fragment; undefined where they stay. */
export function goingTo(): string | undefined {
  const to = routerNow()?.state.navigation.location;
  return to && createPath(to);
}
