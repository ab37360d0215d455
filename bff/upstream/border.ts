/**
 * The border to the existing API: the guard that every request passes before `client.ts` sends it (decision 0120).
 */
import { FIELD_KINDS, type RefusedField } from "../rules/field-kind.ts";
import { contract, type EndpointName, type RequestOf } from "./contract.ts";

/** A request with a value that may not be sent. Nothing was sent; the error holds no value. */
export class RequestRefused extends Error implements RefusedField {
  override readonly name = "RequestRefused";
  constructor(
    readonly endpoint: EndpointName,
    readonly field: string,
    readonly kind: RefusedField["kind"],
  ) {
    super(`${endpoint}: ${field} is no ${kind}`);
  }
}

/**
 * Makes a request safe to send: every field of its kind, free text without characters that could end a quotation.
 * @throws {RequestRefused} for the first field that is not of its kind
 */
export function guarded(name: EndpointName, request: unknown): unknown {
  const result = contract[name].request.safeParse(request);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.findLast((step) => typeof step === "string") ?? "";
  throw new RequestRefused(name, String(field), FIELD_KINDS.find((kind) => kind === issue?.message) ?? "text");
}

/**
 * Applies the same guard to untyped input.
 * @throws {RequestRefused} as `guarded`
 */
export function assertRequest<Name extends EndpointName>(
  name: Name,
  request: unknown,
): asserts request is RequestOf<Name> {
  guarded(name, request);
}
