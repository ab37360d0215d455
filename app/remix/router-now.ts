/** Remix's router, as far as it is asked. */
interface Router {
  state: { location: { pathname: string; search: string }; navigation: { state: string } };
}

/**
 * Whether the shopper is leaving a page or has left it, as the router knows it at this moment. The hooks know it later:
 * React renders the router's changes as transitions, which a busy page puts off behind the answer of a form.
 * @param page a path with its query
 */
export function isLeaving(page: string): boolean {
  const router: Router | undefined = Reflect.get(window, "__remixRouter");
  if (!router) return false;
  const { location, navigation } = router.state;
  return navigation.state !== "idle" || location.pathname + location.search !== page;
}
