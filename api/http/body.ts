import type { Context } from "hono";
import { z } from "zod";
import type { Api } from "../env.ts";
import { understood } from "../generation.ts";
import { BadRequest } from "./errors.ts";

/**
 * The request's JSON body, parsed. An empty body counts as `{}`: calls without a payload send none at all.
 * @throws {BadRequest} when it is not JSON
 * @throws {z.ZodError} when it does not fit the schema
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context<Api>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  let json: unknown = {};
  if (text.trim() !== "") {
    try {
      json = JSON.parse(text);
    } catch {
      throw new BadRequest("The body is not JSON");
    }
  }
  return schema.parse(understood(context, json));
}

/**
 * An id as routes carry it: a number or its text. Anything else is 0, which no row has, so that it is simply not found.
 */
export const wireId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0);

/** A text of at most `limit` characters; missing and null count as empty. */
export const wireText = (limit: number) =>
  z
    .string()
    .max(limit)
    .nullish()
    .transform((text) => (text ?? "").trim());
