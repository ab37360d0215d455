import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { errorPage } from "#bff/client.ts";

/**
 * The loader and the action of every address that shows the error page: it throws, and the root's error boundary
 * renders. The reason is the front door's where it refused the request; otherwise there is no such page.
 */
export function failPage({ context }: Pick<LoaderFunctionArgs, "context">): never {
  throw errorPage(context.failure ?? "not-found");
}
