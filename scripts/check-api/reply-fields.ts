/**
 * The fields of each endpoint's successful reply, derived from the contract: for tests, and for checking a server.
 */
import { z } from "zod";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { rowSchemaOf } from "#bff/upstream/wire.ts";

/** The fields of an endpoint's good reply, by name. */
export function replyFields(name: EndpointName): Map<string, z.ZodType> {
  return fieldsOf(contract[name].reply);
}

/** The fields of a list's rows; empty for what is no list, or whose rows are plain values. */
export function rowFields(field: z.ZodType): Map<string, z.ZodType> {
  const row = rowSchemaOf(field);
  return row ? fieldsOf(row) : new Map();
}

/** Of several shapes that a reply or row may have, the first is the usual one: success, a product. */
function fieldsOf(schema: z.core.$ZodType): Map<string, z.ZodType> {
  if (schema instanceof z.ZodUnion) return schema.options[0] ? fieldsOf(schema.options[0]) : new Map();
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out);
  if (!(schema instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(schema.shape).flatMap(([name, field]) =>
      field instanceof z.ZodType ? [[name, field] as const] : [],
    ),
  );
}
