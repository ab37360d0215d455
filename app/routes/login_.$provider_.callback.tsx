import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerProvider, providerOf } from "#app/account/provider-answer.server.ts";
import { type PageHandle, page } from "#app/handles.ts";

export const handle: PageHandle = { ...page, isDestination: false, limits: ["provider-callback"] };

/** Where a provider sends the browser back to, with a code or a refusal. It has no page of its own. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return answerProvider(context, providerOf(params.provider));
}
