import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";

/**
 * The loader and the action of every address that shows the error page: it throws, and the root's error boundary
 * renders. The reason is the front door's where it refused the request (and sets the status); otherwise there is no
 * such page.
 */
export function failPage({ context }: Pick<LoaderFunctionArgs, "context">): never {
  throw data({ code: context.failure ?? "not-found" }, { status: 404 });
}
