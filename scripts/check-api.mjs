/**
 * `npm run check-api -- --origin URL [--email … --password …] [--write]`: makes every call of the shop to an API, and
 * prints what fits, what is missing and what the shop does about it. Exit code 0: everything fits; 1: something does
 * not. Only `--write` makes calls that change something; they leave nothing, or a draft that is not an
 * order.
 */
import { parseArgs } from "node:util";
import { importTyped } from "./root.mjs";

const { origin, email, password, write } = parseArgs({
  options: {
    origin: { type: "string" },
    email: { type: "string" },
    password: { type: "string" },
    write: { type: "boolean", default: false },
  },
}).values;
if (!/^https?:/.test(origin ?? "") || !email !== !password)
  throw new Error("npm run check-api -- --origin https://your-shop-api.example [--email … --password …] [--write]");
const { checkServer } = await importTyped("scripts/check-api/check.ts");
const { isFit, reportOf } = await importTyped("scripts/check-api/report.ts");
const findings = await checkServer({
  origin: new URL(origin).origin,
  fetch: (request) => fetch(request),
  ...(email ? { customer: { email, password } } : {}),
  write,
});
for (const line of reportOf(findings)) console.log(line);
// An open connection would keep the process alive.
process.exit(isFit(findings) ? 0 : 1);
