/** Every address that no other route knows. */
import { failPage } from "#app/errors/failure.server.ts";
import { type PageHandle, page } from "#app/handles.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...page, isNotFound: true, shell: { showsRecent: true } };

export const loader = failPage;
export const action = failPage;

export default function UnknownPage() {
  return null;
}
