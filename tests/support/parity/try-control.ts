/** Tries one control in one state without a script and with one, and compares the outcomes. */
import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright/test";
import { giveSign } from "#tests/support/ready.ts";
import { type AllowedDifference, allowedFor } from "./allowed-differences.ts";
import type { Hand } from "./hands.ts";
import {
  type Aspect,
  type Before,
  countsBefore,
  differencesOf,
  lineDifference,
  type Outcome,
  outcomeOf,
} from "./outcome.ts";
import { type Control, controlsIn } from "./page-controls.ts";
import { type Done, perform, performByForm } from "./perform.ts";
import { forgetTry, fromElsewhere, type PreparedState, prepareState, type World } from "./prepare.ts";
import type { State } from "./state.ts";
import type { Tabs } from "./tabs.ts";
import { type Watched, watch } from "./watch.ts";

/** Acts by mode. */
export interface Acts {
  without: number;
  pointer: number;
  keyboard: number;
}

export interface Tried {
  control: Control;
  /** Differences that no table allows, each for people to read. */
  faults: string[];
  allowed: AllowedDifference[];
  /** Acts with a script whose posts were counted at the Worker. */
  counted: number;
  /** How often it was used, once for each outcome that counts. */
  acts: Acts;
}

/** State shared by the workers of a run: which controls are taken, and their outcomes. */
const RUN = process.env.PARITY_RUN ?? "";

/** Milliseconds that a second look waits for what is slow. */
const SECOND_LOOK = 1_000;

export interface Bench {
  tabs: Tabs;
  world: World;
  state: State;
  /**
   * The state as it was made for those controls that only read: they change nothing of it but the browser's cookies.
   */
  forReading?: Promise<PreparedState>;
}

const prepare = ({ world, state }: Bench) =>
  prepareState(world, { isCustomer: state.customer ?? false, values: state.values, prepare: state.prepare });

/** Takes back what a state has left in the API's database. */
export async function endState({ world, forReading }: Bench): Promise<void> {
  if (forReading) await forgetTry(world, await forReading);
}

interface Opening {
  hasScript: boolean;
  /** It posts nothing: the state may be one that others have read. */
  isReading: boolean;
}

/**
 * Opens a state's page with nothing of the try before: cookies, storage and history of the tab are this one's alone.
 */
async function onPage<Result>(
  bench: Bench,
  { hasScript, isReading }: Opening,
  work: (watched: Watched, prepared: PreparedState, before: Before) => Promise<Result>,
): Promise<Result> {
  const { world, state, tabs } = bench;
  if (isReading) bench.forReading ??= prepare(bench);
  const prepared = await (isReading && bench.forReading ? bench.forReading : prepare(bench));
  const page = await tabs.open(hasScript, state.viewport);
  const watched = watch(page, hasScript);
  try {
    const url = world.shop.origin;
    await page.setExtraHTTPHeaders(fromElsewhere());
    await page.context().addCookies([...prepared.cookies].map(([name, value]) => ({ name, value, url })));
    await page.goto(url + prepared.path);
    if (hasScript) await hydrated(page);
    return await work(watched, prepared, await countsBefore(world));
  } finally {
    watched.stop();
    await tabs.leave(page);
    if (!isReading) await forgetTry(world, prepared);
  }
}

/**
 * React has taken the page over, effects and all, and the script that sends its forms is there, as in
 * tests/support/ready.ts: some buttons are there only until then. What is no page of the shop it never does.
 */
async function hydrated(page: Page): Promise<void> {
  if ((await page.locator("script#start").count()) === 0) return;
  await giveSign(page);
  await page.waitForFunction(
    () => {
      const content = document.getElementById("content") ?? document.body;
      const last = [...content.querySelectorAll("*")].at(-1) ?? content;
      const { sends } = document.documentElement.dataset;
      return (
        sends !== undefined &&
        [last, content].some((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber")))
      );
    },
    null,
    { timeout: 120_000 },
  );
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }))),
  );
}

/**
 * Every control of a state, and whether it takes a script to be there; null where its address leads to another page.
 */
export async function controlsOf(bench: Bench): Promise<{ control: Control; modes: "both" | "on" | "off" }[] | null> {
  const list = (hasScript: boolean) =>
    onPage(bench, { hasScript, isReading: true }, async ({ page }, { path }) => {
      if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) return null;
      return ((await page.evaluate(controlsIn, null)) ?? []) as Control[];
    });
  const without = await list(false);
  const withScript = without && (await list(true));
  if (!without || !withScript) return null;
  const has = (controls: Control[], { signature }: Control) => controls.some((each) => each.signature === signature);
  return [
    ...without.map((control) => ({ control, modes: has(withScript, control) ? ("both" as const) : ("off" as const) })),
    ...withScript.filter((control) => !has(without, control)).map((control) => ({ control, modes: "on" as const })),
  ];
}

/**
 * What a control is tried for: of those that are alike one is tried. What writes depends on who presses, on the page
 * and on how full what it writes to is; what chooses depends on the page; what unfolds and what leads elsewhere on
 * nothing but what it is part of.
 */
export function keyOf({ kind, region, posts, likeness }: Control, state: State): string {
  const who = state.customer ? "customer" : "guest";
  const size = posts === null ? "" : (state.fill?.[posts] ?? "");
  const isOfPage = !["link", "open"].includes(kind) && (region === "main" || region === "notice");
  return [likeness, posts === null ? "" : who, size, isOfPage ? state.variant : ""].join(" | ");
}

/** Takes a control for this worker. @returns false where another has it */
export function claim(key: string): boolean {
  mkdirSync(join(RUN, "claims"), { recursive: true });
  try {
    writeFileSync(join(RUN, "claims", createHash("sha256").update(key).digest("hex")), "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Reports to the table at the end. */
export function report(line: object): void {
  appendFileSync(join(RUN, "report.jsonl"), `${JSON.stringify(line)}\n`);
}

/** Tries a control as it stands, and once more with the form's fields filled in where it has some. */
export async function tryControl(bench: Bench, given: { control: Control; modes: string }): Promise<Tried> {
  const { control, modes } = given;
  const tried: Tried = { control, faults: [], allowed: [], counted: 0, acts: { without: 0, pointer: 0, keyboard: 0 } };
  if (modes === "off") {
    judge(tried, { aspect: "lines", hand: "pointer", text: "is offered only where no script runs" });
    return tried;
  }
  for (const fill of control.kind === "press" && control.hasFields ? [false, true] : [false]) {
    await tryOnce(bench, { tried, fill, isOnlyScript: modes === "on" });
  }
  return tried;
}

interface Trial {
  tried: Tried;
  fill: boolean;
  /** Without a script there is no such control: the form alone must offer its effect. */
  isOnlyScript: boolean;
}

async function tryOnce(bench: Bench, { tried, fill, isOnlyScript }: Trial): Promise<void> {
  const { control } = tried;
  const isReading = control.posts === null;
  const hands: Hand[] = control.hasFocus ? ["pointer", "keyboard"] : ["pointer"];
  const withScript = async (hand: Hand, patience: number) =>
    onPage(bench, { hasScript: true, isReading }, async (watched, state, before) => {
      const done = await perform(watched, state, { control, hand, fill });
      if (!done) throw new Error(`${control.signature} is gone`);
      return { done, outcome: await seen(bench, watched, { state, before, patience }) };
    });
  const without = async (done: Done, hand: Hand, patience: number) =>
    onPage(bench, { hasScript: false, isReading }, async (watched, state, before) => {
      if (isOnlyScript) await performByForm(watched, { control, done });
      else await perform(watched, state, { control, hand, fill, sentBy: done.sentBy });
      return seen(bench, watched, { state, before, patience });
    });
  // Enter in a field is a way of its own. Elsewhere the browser makes one of pointer and keyboard where no script runs.
  const plainHand = (hand: Hand): Hand => (control.kind === "type" ? hand : "pointer");
  let reference: Outcome | undefined;
  for (const hand of hands) {
    const first = await withScript(hand, 0);
    tried.acts[hand]++;
    if (plainHand(hand) === hand) {
      reference = undefined;
      tried.acts.without++;
    }
    reference ??= await without(first.done, plainHand(hand), 0);
    let differences = differencesOf(reference, first.outcome);
    let other = first.outcome;
    if (differences.some((aspect) => !isAllowed(control, aspect, reference, other))) {
      const second = await withScript(hand, SECOND_LOOK);
      reference = await without(second.done, plainHand(hand), SECOND_LOOK);
      other = second.outcome;
      differences = differencesOf(reference, other);
    }
    if (other.posts !== "") tried.counted++;
    for (const aspect of differences) {
      const text = lineDifference(reference[aspect], other[aspect]);
      judge(tried, { aspect, hand, text, fill, outcomes: [reference, other] });
    }
  }
}

async function seen(
  { world }: Bench,
  watched: Watched,
  { state, before, patience }: { state: PreparedState; before: Before; patience: number },
): Promise<Outcome> {
  if (patience > 0) {
    await pause(patience);
    await watched.rest(patience);
  }
  return outcomeOf(watched, { world, state, before });
}

const isAllowed = (control: Control, aspect: Aspect, without: Outcome | undefined, withScript: Outcome) =>
  without !== undefined && allowedFor(control, { aspect, without, withScript }) !== undefined;

interface Judged {
  aspect: Aspect;
  hand: Hand;
  text: string;
  fill?: boolean;
  outcomes?: [without: Outcome, withScript: Outcome];
}

function judge({ control, faults, allowed }: Tried, { aspect, hand, text, fill, outcomes }: Judged): void {
  const [without, withScript] = outcomes ?? [];
  const entry = allowedFor(control, { aspect, without, withScript });
  if (entry) allowed.push(entry);
  else
    faults.push(
      `${control.signature} («${control.label}», ${hand}${fill ? ", filled in" : ""}): ${aspect}\n      ${text}`,
    );
}
