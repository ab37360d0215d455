import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ZodError } from "zod";

/** An error that the API answers with 400 and a message: the request cannot be understood (docs/api.md, section 1). */
export class BadRequest extends Error {}

/**
 * The one place where a thrown error becomes an answer: 400 `{message}` for a request that cannot be understood, 500
 * `{error, message}` for everything else. Internal errors are logged, not returned.
 */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof BadRequest) return context.json({ message: error.message }, 400);
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return context.json({ message: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}` }, 400);
  }
  console.error(`${context.req.method} ${context.req.path}`, error);
  return context.json({ error: "Internal Server Error", message: "Something went wrong" }, 500);
}
