/**
 * What `npx wrangler dev` runs first (wrangler.toml): builds the pages, readable and without digests in their files'
 * names, and fills the reference API's local database where there is none. `npm run dev` runs it once, before its
 * watchers build the pages.
 */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { buildLocal, forgetBuild } from "./build.mjs";
import { prepareDatabase } from "./database.mjs";
import { ROOT } from "./root.mjs";

if (process.env.PAGES_ARE_WATCHED) {
  forgetBuild();
  process.exit(0);
}
const env = { ...process.env, NODE_ENV: "production", LOCAL_BUILD: "1" };
buildLocal(() => {
  // Not `remix vite:build`, which takes Vite's manifest away in the end: the server's watcher reads it.
  for (const build of [["build"], ["build", "--ssr"]])
    if (spawnSync("npx", ["vite", ...build], { cwd: ROOT, env, stdio: "inherit" }).status !== 0) process.exit(1);
  // One Worker has one folder of files: the reference API's pictures lie beside the storefront's.
  cpSync(`${ROOT}/api/demo/files/images`, `${ROOT}/build/client/images`, { recursive: true });
});
await prepareDatabase();
