import type { Location, Navigation } from "@remix-run/react";

declare global {
  interface Window {
    __remixRouter: { state: { location: Location; navigation: Navigation } };
  }
}

/**
 * The page that is shown and whether another one is on its way, as the router knows it. `useLocation` and
 * `useNavigation` know it later: Remix updates them in a React transition, which the update by an answer overtakes, so
 * that a link that was just clicked would be taken back by a redirect.
 */
export function routerNow(): { page: string; isMoving: boolean } {
  const { location, navigation } = window.__remixRouter.state;
  return { page: location.pathname + location.search, isMoving: navigation.state !== "idle" };
}
