/** Every address that no other route knows. */
import { failPage } from "#app/errors/failure.server.ts";

export const loader = failPage;
export const action = failPage;

export default function UnknownPage() {
  return null;
}
