/**
 * `npm run check-api -- --origin URL [--email … --password …] [--write]`: makes every call of the shop to an API, and
 * prints what fits, what is missing and what the shop does about it. Exit code 0: everything fits; 1: something does
 * not; 2: wrong usage. Only `--write` makes calls that change something; they leave nothing, or a draft that is not an
 * order.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadTyped } from "./typed-source.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

function readCommand() {
  try {
    const { values } = parseArgs({
      options: {
        origin: { type: "string" },
        email: { type: "string" },
        password: { type: "string" },
        write: { type: "boolean", default: false },
      },
    });
    const isAddress = values.origin && URL.canParse(values.origin) && /^https?:/.test(values.origin);
    return isAddress && !values.email === !values.password ? values : null;
  } catch {
    return null;
  }
}

const command = readCommand();
if (!command) {
  console.error("npm run check-api -- --origin https://your-shop-api.example [--email … --password …] [--write]");
  process.exit(2);
}
const { checkServer } = await loadTyped(path.join(root, "scripts/check-api/check.ts"));
const { isFit, reportOf } = await loadTyped(path.join(root, "scripts/check-api/report.ts"));
const { email, password, write } = command;
const findings = await checkServer({
  origin: new URL(command.origin).origin,
  fetch: (request) => fetch(request),
  ...(email ? { customer: { email, password } } : {}),
  write,
});
for (const line of reportOf(findings)) console.log(line);
// An open connection would keep the process alive.
process.exit(isFit(findings) ? 0 : 1);
