/** `/error-page` and what the front door refuses; the same screen as for unknown paths. */
import { failPage } from "#app/errors/failure.server.ts";

export const loader = failPage;
export const action = failPage;

export default function ErrorPage() {
  return null;
}
