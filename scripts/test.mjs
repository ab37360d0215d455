/** `npm test`: installs what the tests need, then runs what CI's first job runs: `npm run validate`. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";

installPackages(dirname(dirname(fileURLToPath(import.meta.url))));
await import("./validate.mjs");
