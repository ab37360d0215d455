/** Request bodies of the BFF's routes: JSON of a stated shape, typed for the client too. */
import { validator } from "hono/validator";
import type { z } from "zod";
import { BffError } from "../errors.ts";

/**
 * A Hono validator for a JSON body.
 * @param shape what it must be
 * @throws BffError `bad-request` when it is not: pages validate what shoppers type, so this is a defect of a caller
 */
export function jsonBody<Shape extends z.ZodType>(shape: Shape) {
  return validator("json", (value): z.output<Shape> => {
    const result = shape.safeParse(value);
    if (!result.success) throw new BffError("bad-request", result.error.issues[0]?.path.join("."));
    return result.data;
  });
}

/** The same for a route's parameters. */
export function routeParams<Shape extends z.ZodType>(shape: Shape) {
  return validator("param", (value): z.output<Shape> => {
    const result = shape.safeParse(value);
    // An address that cannot exist is simply not there.
    if (!result.success) throw new BffError("not-found");
    return result.data;
  });
}
