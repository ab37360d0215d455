/**
 * `npm run check-api -- --origin URL [--email … --password …]`: makes every call of the shop to an API that only reads,
 * and prints what fits, what is missing and what the shop does about it. Exit code 0: everything fits; 1: something
 * does not.
 */
import { parseArgs } from "node:util";
import { importTyped } from "./root.mjs";

const { origin, email, password } = parseArgs({
  options: {
    origin: { type: "string" },
    email: { type: "string" },
    password: { type: "string" },
  },
}).values;
if (!/^https?:/.test(origin ?? "") || !email !== !password)
  throw new Error("npm run check-api -- --origin https://your-shop-api.example [--email … --password …]");
const { checkServer } = await importTyped("scripts/check-api/check.ts");
const { isFit, reportOf } = await importTyped("scripts/check-api/report.ts");
const findings = await checkServer({
  origin: new URL(origin).origin,
  fetch: (request) => fetch(request),
  ...(email ? { customer: { email, password } } : {}),
});
for (const line of reportOf(findings)) console.log(line);
// An open connection would keep the process alive.
process.exit(isFit(findings) ? 0 : 1);
