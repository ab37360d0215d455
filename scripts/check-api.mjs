/**
 * `npm run check-api -- --origin URL [--email … --password …] [--write]`: asks a shop API everything that the shop
 * would ask it, and prints what fits, what is missing and what the shop does about it. Ends with 0 when everything
 * asked fits, 1 when something does not, 2 for a wrong command. Only with `--write` are calls made that change
 * something; their trace is none, or a draft that is no order.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

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

/** The check is typed source like the shop's: bundled in memory, then imported. */
async function load(file) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "./check.ts"; export * from "./report.ts";`, resolveDir: path.join(root, file) },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  const [bundle] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(bundle.contents).toString("base64")}`);
}

const command = readCommand();
if (!command) {
  console.error("npm run check-api -- --origin https://your-shop-api.example [--email … --password …] [--write]");
  process.exit(2);
}
const { checkServer, isFit, reportOf } = await load("scripts/check-api");
const { email, password, write } = command;
const findings = await checkServer({
  origin: new URL(command.origin).origin,
  fetch: (request) => fetch(request),
  ...(email ? { customer: { email, password } } : {}),
  write,
});
for (const line of reportOf(findings)) console.log(line);
// A connection that is still open would keep the process.
process.exit(isFit(findings) ? 0 : 1);
