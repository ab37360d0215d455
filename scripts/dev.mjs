/**
 * `npm run dev`: both Workers under `wrangler dev`, rebuilt and reloaded on save.
 * Environment as for `npm start`: PORT, API_ORIGIN, COOKIE_KEYS, API_TOKEN_SECRET.
 */
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT ?? "8787";
const apiOrigin = process.env.API_ORIGIN;

installPackages(root);
const { localSecrets } = await import("./secrets.mjs");
const { shop, api } = localSecrets(root);

const wranglerArguments = ["dev", "--ip", "127.0.0.1", "--port", port, "-c", "wrangler.toml"];
if (!apiOrigin) {
  const { buildApi } = await import("./build.mjs");
  const { prepareDatabase } = await import("./database.mjs");
  buildApi(root);
  await prepareDatabase({ root, persistTo: join(root, ".wrangler/state/v3"), products: 600 });
  wranglerArguments.push("-c", "api/wrangler.toml");
}
const variables = { ...shop, ...(apiOrigin ? { API_ORIGIN: apiOrigin } : api) };
for (const [name, value] of Object.entries(variables)) wranglerArguments.push("--var", `${name}:${value}`);

const wrangler = spawn("npx", ["wrangler", ...wranglerArguments], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
wrangler.on("exit", (code) => process.exit(code ?? 0));
