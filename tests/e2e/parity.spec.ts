/**
 * The shop does the same with and without JavaScript: every control of every page, in every state of
 * tests/support/parity/states.ts, is used without a script and with one, by pointer and by keyboard, from the same
 * state; the outcome must be the same, or a row of tests/support/parity/allowed-differences.ts says why not. New
 * controls and routes are tested automatically.
 */
import { test as base, expect } from "playwright/test";
import { ALLOWED_DIFFERENCES } from "#tests/support/parity/allowed-differences.ts";
import { createWorld, type World } from "#tests/support/parity/prepare.ts";
import { allStates } from "#tests/support/parity/states.ts";
import { tabsOf } from "#tests/support/parity/tabs.ts";
import {
  type Acts,
  type Bench,
  claim,
  controlsOf,
  endState,
  keyOf,
  report,
  tryControl,
} from "#tests/support/parity/try-control.ts";

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await createWorld();
      await use(world);
      await world.shop.stop();
    },
    { scope: "worker" },
  ],
});

for (const state of allStates()) {
  test(state.name, async ({ browser, world }) => {
    const tabs = tabsOf(browser);
    const bench: Bench = { tabs, world, state };
    // A list has forty controls, and the machine may have other work.
    test.setTimeout(1_200_000);
    const faults: string[] = [];
    let tried = 0;
    let counted = 0;
    const acts: Acts = { without: 0, pointer: 0, keyboard: 0 };
    const allowed: number[] = [];
    const controls = await controlsOf(bench);
    if (!controls && !state.isPlain) throw new Error("The state's address leads to another page");
    for (const given of controls ?? []) {
      if (!claim(keyOf(given.control, state))) continue;
      tried++;
      const result = await tryControl(bench, given);
      counted += result.counted;
      for (const mode of ["without", "pointer", "keyboard"] as const) acts[mode] += result.acts[mode];
      faults.push(...result.faults);
      allowed.push(...result.allowed.map((entry) => ALLOWED_DIFFERENCES.indexOf(entry)));
    }
    await endState(bench);
    await tabs.close();
    report({
      state: state.name,
      route: state.route,
      tried,
      counted,
      acts,
      allowed,
      isPage: controls !== null && controls.length > 0,
    });
    expect(faults.join("\n\n")).toBe("");
  });
}
