/**
 * `npm run check-api -- --origin URL [--email … --password …] [--write]`: makes every call of the shop to an API, and
 * prints what fits, what is missing and what the shop does about it. Exit code 0: everything fits; 1: something does
 * not; 2: wrong usage. Only `--write` makes calls that change something; they leave nothing, or a draft that is not an
 * order.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { originOf, readCommand } from "./read-command.mjs";
import { loadTyped } from "./typed-source.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

const { values } = readCommand(
  "npm run check-api -- --origin https://your-shop-api.example [--email … --password …] [--write]",
  {
    origin: { type: "string" },
    email: { type: "string" },
    password: { type: "string" },
    write: { type: "boolean", default: false },
  },
  ({ values, positionals }) =>
    originOf(values.origin) !== null && !values.email === !values.password && positionals.length === 0,
);
const folder = path.join(root, "scripts/check-api");
const { checkServer, isFit, reportOf } = await loadTyped(path.join(folder, "check.ts"), path.join(folder, "report.ts"));
const { email, password, write } = values;
const findings = await checkServer({
  origin: originOf(values.origin),
  fetch: (request) => fetch(request),
  ...(email ? { customer: { email, password } } : {}),
  write,
});
for (const line of reportOf(findings)) console.log(line);
// An open connection would keep the process alive.
process.exit(isFit(findings) ? 0 : 1);
