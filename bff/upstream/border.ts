/**
 * The border to the existing API: the one guard that every request passes on its way to `client.ts`'s fetch (decision
 * 0061).
 */
import { FIELD_KINDS, type RefusedField } from "../domain/field-kind.ts";
import { contract, type EndpointName, type RequestOf } from "./contract.ts";

/** A request that holds what may not be sent. Nothing was sent; no value of it is in the error. */
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
 * A request as it may be sent: every field of its kind, free text without what could end a quotation.
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
 * Holds what came from outside to the same guard, for callers that have no type for it.
 * @throws {RequestRefused} as `guarded`
 */
export function assertRequest<Name extends EndpointName>(
  name: Name,
  request: unknown,
): asserts request is RequestOf<Name> {
  guarded(name, request);
}
