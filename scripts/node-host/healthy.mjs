// @ts-check
/**
 * For a container's health check: asks the host on this machine for `/healthz`, as a proxy would. Environment: PORT,
 * SHOP_ORIGIN. Exit code 0: the Worker runs; 1: it does not.
 */
import { get } from "node:http";

/** Milliseconds to wait for the answer. */
const PATIENCE = 4_000;
/** 308: this machine is none of the trusted proxies, so that the Worker sends it to https. It runs, with its keys. */
const ALIVE = [200, 308];

const { PORT = "8787", SHOP_ORIGIN = "" } = process.env;
const request = get(
  {
    host: "127.0.0.1",
    port: PORT,
    path: "/healthz",
    headers: { Host: URL.parse(SHOP_ORIGIN)?.host ?? "", "X-Forwarded-Proto": "https" },
    timeout: PATIENCE,
  },
  ({ statusCode }) => process.exit(statusCode !== undefined && ALIVE.includes(statusCode) ? 0 : 1),
);
request.on("timeout", () => process.exit(1));
request.on("error", () => process.exit(1));
