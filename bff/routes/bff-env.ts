/** The Hono environment of every sub-app of the BFF. */
import type { Visitor } from "../session/visitor.ts";

/** The visitor comes in with the request. */
export interface BffEnv {
  Bindings: { visitor: Visitor };
}
