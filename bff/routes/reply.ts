/**
 * Answers of the BFF's routes: the view itself. It never leaves the process; serialising it to JSON for
 * `ask` to parse would cost twice as much as all other BFF work of a cached page.
 */
import type { TypedResponse } from "hono";

/** A 200 without a body; `client.ts` reads `view`. */
class ViewReply<View> extends Response implements TypedResponse<View, 200, "json"> {
  // What Hono's client infers its types from; never there at run time.
  declare readonly _data: View;
  declare readonly _status: 200;
  declare readonly _format: "json";

  constructor(readonly view: View) {
    super(null);
  }
}

/**
 * Answers with a view.
 * @param view plain data that nobody changes any more: it may be the one that the next visitor gets too
 */
export function replyWith<View>(view: View): ViewReply<View> {
  return new ViewReply(view);
}
