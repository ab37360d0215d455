/** The Hono context that apps beside the pages share: pictures, feeds, the same-origin API. */
import type { Page, Pages } from "../pages/pages.ts";
import type { Visitor } from "./visitor.ts";

export interface RequestEnv {
  /** As the platform passes them; `readEnv` parses them. */
  Bindings: object;
  Variables: {
    requestId: string;
    pages: Pages;
    /** The page that the address is of, whatever then answers. */
    page: Page;
    visitor: Visitor;
    /** Continues work after the response is sent. */
    background: (work: Promise<unknown>) => void;
    /** `Cache-Control` of an answer that is the same for everybody; only the route that knows sets it. */
    shared?: string;
    /** `Content-Security-Policy` of an answer that is no page. */
    policy?: string;
  };
}
