/** Where somebody who finds a weakness of the shop writes to (RFC 9116). */

import { Hono } from "hono";
import * as brand from "#app/brand.ts";
import type { RequestEnv } from "../session/request-env.ts";

/** How long an answer holds, in milliseconds: under a year, as the standard asks; every day's answer begins anew. */
const VALIDITY_MS = 180 * 86_400_000;

/** GET `/security.txt`, mounted at `/.well-known`. The address is the shop's own. */
export function createSecurityContact() {
  return new Hono<RequestEnv>().get("/security.txt", (c) => {
    const expires = new Date(Date.now() + VALIDITY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    c.set("shared", "public, max-age=86400");
    return c.text(
      [
        `Contact: mailto:${brand.email}`,
        `Expires: ${expires.toISOString()}`,
        "Preferred-Languages: mn, en",
        `Canonical: ${new URL("/.well-known/security.txt", c.get("visitor").request.url).href}`,
        "",
      ].join("\n"),
    );
  });
}
