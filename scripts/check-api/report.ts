/** A check's findings as a table. */
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import type { Finding } from "./check.ts";

/** What the shop does when a field is missing; it does without all others. */
const WITHOUT: Record<string, string> = {
  total: "the number of results and the orders of a list follow from its pages",
  narrowed: "a search's words cost a call more",
  spec_counts: "the shop counts the values itself",
  price_paid: "prices are narrowed and ordered as they are before discounts",
  specs: "no filters by specification",
  ids: "the product's own id is used",
  product: "the colour keeps what its own page says",
  coupon: "no coupon",
  max: "no highest price beside the price filter",
  specialProduct: "no deal on the front page",
};

/** Columns: heading, width in characters. */
const COLUMNS = [
  ["Call", 30],
  ["Answer", 28],
  ["Missing or odd", 34],
  ["What the shop does", 42],
] as const;

/**
 * @param findings of `checkServer`
 * @returns the lines of the table, with a sum below it
 */
export function reportOf(findings: readonly Finding[]): string[] {
  const rows = findings.map((finding) => [
    contract[finding.endpoint].path.replace("/api/", ""),
    answerOf(finding),
    [missingOf(finding), oddOf(finding)].filter(Boolean).join("; "),
    consequenceOf(finding),
  ]);
  const count = (...outcomes: Finding["outcome"][]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return [
    ...printed(COLUMNS.map(([heading]) => heading)),
    COLUMNS.map(([, width]) => "-".repeat(width)).join("  "),
    ...rows.flatMap(printed),
    "",
    `${count("fits")} fit, ${count("refused", "wrong", "silent")} do not, ${count("unasked")} not asked.`,
  ];
}

/** Whether the shop can use this server: every call fits. */
export function isFit(findings: readonly Finding[]): boolean {
  return (
    findings.some(({ outcome }) => outcome === "fits") &&
    findings.every(({ outcome }) => ["fits", "unasked"].includes(outcome))
  );
}

function answerOf({ outcome, detail }: Finding): string {
  const words = { fits: "fits", refused: "refused", wrong: "does not fit", silent: "no answer", unasked: "not asked" };
  return detail === "" ? words[outcome] : `${words[outcome]}: ${detail}`;
}

function missingOf({ missing }: Finding): string {
  return missing.length === 0 ? "" : `no ${missing.join(", ")}`;
}

/** The meaning of two codes of `Bound` (bff/upstream/wire.ts). */
const WHY = [
  [/\.over$/, ": too many"],
  [/\.again$/, ": twice"],
] as const;

function oddOf({ odd }: Finding): string {
  if (!odd) return "";
  const fields = odd.fields
    .split(" ")
    .map((field) => WHY.reduce((text, [mark, word]) => text.replace(mark, word), field));
  return `${odd.count} ${odd.count === 1 ? "row" : "rows"} left out (${fields.join(", ")})`;
}

function consequenceOf(finding: Finding): string {
  const { endpoint, outcome, missing, odd } = finding;
  if (outcome === "unasked") return "";
  if (outcome !== "fits") return faultOf(endpoint, outcome);
  const without = missing.map((field) => `${field}: ${WITHOUT[field] ?? "goes without"}`);
  return [...without, odd ? "goes without those rows" : ""].filter(Boolean).join("; ");
}

function faultOf(endpoint: EndpointName, outcome: Finding["outcome"]): string {
  const { kind } = contract[endpoint];
  if (kind === "side") return "shows every page without it";
  if (outcome === "refused") return "shows the page as not found, or says what was refused";
  if (kind === "write") return "keeps what was typed and says that it did not work";
  return "says that the page cannot be shown just now (503)";
}

/** A row, wrapped to as many lines as its longest cell needs. */
function printed(cells: readonly string[]): string[] {
  const wrapped = COLUMNS.map(([, width], index) => wrap(cells[index] ?? "", width));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    COLUMNS.map(([, width], index) => (wrapped[index]?.[line] ?? "").padEnd(width))
      .join("  ")
      .trimEnd(),
  );
}

function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/).flatMap((each) => each.match(new RegExp(`.{1,${width}}`, "gu")) ?? [])) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
