/** A check's findings in words. */
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import type { Finding } from "./check.ts";

/** What the shop does when a field is missing; it does without all others. */
const WITHOUT: Record<string, string> = {
  total: "the number of results and the orders of a list follow from its pages",
  price_paid: "prices are narrowed and ordered as they are before discounts",
  specs: "no filters by specification",
  ids: "the product's own id is used",
  product: "the colour keeps what its own page says",
  coupon: "no coupon",
  max: "no highest price beside the price filter",
  specialProduct: "no deal on the front page",
};

/**
 * @param findings of `checkServer`
 * @returns a line for each call, below it what its answer lacks and what the shop does about it, and a sum in the end
 */
export function reportOf(findings: readonly Finding[]): string[] {
  const count = (...outcomes: Finding["outcome"][]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return [
    ...findings.flatMap((finding) => [
      `${contract[finding.endpoint].path.replace("/api/", "").padEnd(30)}  ${answerOf(finding)}`,
      ...consequencesOf(finding).map((line) => `    ${line}`),
    ]),
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

/** The meaning of two codes of `Bound` (bff/upstream/wire.ts). */
const WHY = [
  [/\.over\b/g, ": too many"],
  [/\.again\b/g, ": twice"],
] as const;

function consequencesOf({ endpoint, outcome, missing, odd }: Finding): string[] {
  if (outcome === "unasked") return [];
  if (outcome !== "fits") return [`the shop ${faultOf(endpoint, outcome)}`];
  return [
    ...missing.map((field) => `no ${field}: ${WITHOUT[field] ?? "the shop goes without"}`),
    ...(odd ? [`${odd.count} ${odd.count === 1 ? "row" : "rows"} left out (${fieldsOf(odd.fields)})`] : []),
  ];
}

const fieldsOf = (fields: string) =>
  WHY.reduce((text, [code, words]) => text.replaceAll(code, words), fields.replaceAll(" ", ", "));

function faultOf(endpoint: EndpointName, outcome: Finding["outcome"]): string {
  const { kind } = contract[endpoint];
  if (kind === "side") return "shows every page without it";
  if (outcome === "refused") return "shows the page as not found, or says what was refused";
  if (kind === "write") return "keeps what was typed and says that it did not work";
  return "says that the page cannot be shown just now (503)";
}
