// @ts-check
/**
 * `npm run check:html`: the Nu HTML checker over every page (tests/html/markup.test.ts). It needs Java. Environment:
 * VNU, the command that runs the checker; without it npm fetches the checker into its cache.
 */
import { spawnSync } from "node:child_process";
import { takesNoArguments } from "./read-command.mjs";

takesNoArguments("[VNU='java -jar vnu.jar'] npm run check:html");

const { VNU = "npx --yes vnu-jar@26.9.27" } = process.env;
if (spawnSync("java", ["-version"]).error) {
  console.error("Java is not installed. On Debian: apt-get install default-jre-headless");
  process.exit(1);
}
const { status } = spawnSync("npx", ["vitest", "run", "--project", "html"], {
  stdio: "inherit",
  env: { ...process.env, VNU },
});
process.exit(status ?? 1);
