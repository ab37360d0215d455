/** `/error-page` and what the front door refuses; the same screen as for unknown paths. */
import { failPage } from "#app/errors/failure.server.ts";
import { PageFailure } from "#app/errors/page-failure.tsx";
import { ResendForm } from "#app/errors/resend-form.tsx";
import { type PageHandle, page } from "#app/handles.ts";
import { useRootData } from "#app/shell/use-root-data.ts";

export const handle: PageHandle = { ...page, hasNoScripts: true, shell: { showsRecent: true } };

export const loader = failPage;
export const action = failPage;

export default function ErrorPage() {
  return null;
}

export function ErrorBoundary() {
  const resend = useRootData()?.resend;
  return <PageFailure>{resend && <ResendForm {...resend} />}</PageFailure>;
}
