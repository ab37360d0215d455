/** The headers that every answer carries, errors included (docs/security.md). */
import type { Context, Next } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { HISTORY_SCRIPT_HASH } from "#bff/rules/history-script.ts";
import { type DoorEnv, isHtml } from "./context.ts";

const COMMON = {
  // `no-referrer`, Hono's default, makes browsers send `Origin: null` with every form.
  referrerPolicy: "strict-origin-when-cross-origin",
  xFrameOptions: "DENY",
  // A process for this origin alone, which Hono asks for by default: browsers then throw away the one that they have
  // begun the page in.
  originAgentCluster: false,
  permissionsPolicy: {
    accelerometer: [],
    browsingTopics: [],
    camera: [],
    displayCapture: [],
    // For the address page, on a press; shoppers reach it by links that load no document, so every page has it.
    geolocation: ["self"],
    gyroscope: [],
    hid: [],
    magnetometer: [],
    microphone: [],
    midi: [],
    payment: [],
    serial: [],
    usb: [],
    xrSpatialTracking: [],
  },
} satisfies Parameters<typeof secureHeaders>[0];
const overHttps = secureHeaders({ ...COMMON, strictTransportSecurity: "max-age=31536000; includeSubDomains" });
const overHttp = secureHeaders({ ...COMMON, strictTransportSecurity: false });

/** The policy of responses that are not pages: nothing is allowed. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Makes the answer's nonce (`c.var.nonce`) before anything is rendered, and sets the headers after everything is done.
 */
export async function securityHeaders(c: Context<DoorEnv>, next: Next): Promise<void> {
  const nonce = randomNonce();
  c.set("nonce", nonce);
  await next();
  // Decided by the shop's own origin: a response over http may be the redirect to https.
  const isHttps = (c.get("visitor")?.request.url ?? new URL(c.req.url)).protocol === "https:";
  await (isHttps ? overHttps : overHttp)(c, async () => undefined);
  const isPage = isHtml(c.res);
  const tiles = c.get("visitor")?.env.MAP_TILES;
  c.header("Content-Security-Policy", isPage ? pagePolicy(nonce, isHttps, tiles) : (c.get("policy") ?? NOTHING));
}

/** @param tiles the template of the maps' pictures: no document may be loaded on the way to a map (decision 0193) */
function pagePolicy(nonce: string, isHttps: boolean, tiles: string | undefined): string {
  return [
    "default-src 'none'",
    // 'strict-dynamic' lets our own modules load theirs; besides them one script runs, which every page has.
    `script-src 'nonce-${nonce}' '${HISTORY_SCRIPT_HASH}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // `data:` for the small drawings inside our stylesheets.
    `img-src 'self' data:${tiles ? ` ${new URL(tiles).origin}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup only through the policy of app/remix/trusted-markup.ts; no other can be made.
    "require-trusted-types-for 'script'",
    "trusted-types default",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
