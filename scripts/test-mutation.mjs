// @ts-check
/**
 * `npm run test:mutation -- session [--files "cookie*.ts"]`: mutation testing of one folder of `bff`, or of some of its
 * files. The source is changed in one place at a time, and the tests that reach this place run: a change that none of
 * them sees survives. Exit code 0: at least 85 of 100 were seen; 1: fewer; 2: wrong usage. A second run takes over what
 * has not changed. The report is `.cache/mutation/<folder>/report.html` (decision 0215).
 */
import { Stryker } from "@stryker-mutator/core";
import { folderOf, mutationOptions } from "./mutation/folders.mjs";
import { orSay, readCommand } from "./read-command.mjs";

const { positionals, values } = readCommand(
  'npm run test:mutation -- session|checkout|domain [--files "cookie*.ts"]',
  { files: { type: "string" } },
  ({ positionals }) => positionals.length === 1 && folderOf(positionals[0]) !== undefined,
);
const folder = folderOf(positionals[0]);
if (folder)
  await orSay(async () => {
    // The runner's processes read it in `mutation/vitest.config.ts`.
    process.env.MUTATED_FOLDER = folder.name;
    await new Stryker(mutationOptions(folder, values.files)).runMutationTest();
  });
