/**
 * Every difference between the shop with scripts and without that is meant, with its reason. One that no longer occurs
 * fails too.
 */
import { SENTENCES } from "#app/words/all.server.ts";
import type { Aspect, Outcome } from "./outcome.ts";
import type { Control } from "./page-controls.ts";

const { cart, errors } = SENTENCES.mn;

export interface AllowedDifference {
  /** Fits the control's signature. */
  control: RegExp;
  aspects: readonly Aspect[];
  reason: string;
  /** Whether the two are as much alike as they must be. */
  isAlike?: (without: string, withScript: string, whole: Outcome) => boolean;
}

const SEARCH = /^header: search > .* in form get (\/search|\.)$/;

export const ALLOWED_DIFFERENCES: readonly AllowedDifference[] = [
  {
    control: SEARCH,
    aspects: ["lines"],
    reason: "with a script the search box proposes while one types, and says so by its role",
    isAlike: (without, withScript) => without === withScript.replace(/- combobox /g, "- searchbox "),
  },
  {
    control: /in form get \./,
    aspects: ["address"],
    reason:
      "without a script the browser sends a form's empty fields too, and in the form's order: it is the same list",
    isAlike: (without, withScript) => conditionsOf(without) === conditionsOf(withScript),
  },
  {
    control: /in form post /,
    aspects: ["writes"],
    reason:
      "a script names each write, so that one that is sent again counts once, says whose page it was pressed on (0170)",
    isAlike: (without, withScript) => nameless(without) === nameless(withScript),
  },
  {
    control: /^main: .* in form post \.(\?id&(model|step))?$/,
    aspects: ["writes", "posts"],
    reason:
      "with a script a quantity that was typed in the cart is set as soon as its field is left; without one the next press sends it",
    isAlike: (without, withScript) => isLastOfSets(without, withScript),
  },
  {
    control: /^main: pages > link |^notice: apart > submit .* in form post \/logout$/,
    aspects: ["cookies"],
    reason: "a browser gets its id with a document that exists; a script reads data alone",
    isAlike: (without, withScript) => without.replace(/^shopper .*\n?/m, "") === withScript,
  },
  {
    control: /^main: cart-line-remove > submit intent=remove /,
    aspects: ["lines"],
    reason: "with a script the products that fit the cart stay as they are; a page that is loaded shows others",
    isAlike: (without, withScript) => fittingless(without) === fittingless(withScript),
  },
  {
    control: /submit intent=(set|place) /,
    aspects: ["lines"],
    reason: "the button of a field that a script sends by itself is there for where none does",
  },
  {
    control:
      /^main: (listing-apply > submit |listing-bar > button for #filters |(listing-filters|filter-specs) > summary\b)/,
    aspects: ["lines"],
    reason: "a script applies each choice of a filter; the button that applies them is there for where none does",
  },
  {
    control: /^main: cluster > button map /,
    aspects: ["headings", "lines"],
    reason: "the map opens over the page where a script runs; without one the address is typed, and nothing is chosen",
    isAlike: isWithin,
  },
  {
    control: /link \.\?look/,
    aspects: ["lines"],
    reason: "the link that stops the order page's refresh is there for where no script asks instead",
  },
  {
    control: /(field (password|rePassword)|submit intent=(confirm|password) .*) in form post/,
    aspects: ["lines"],
    reason: "the server never sends a password back; a script leaves it where it was typed",
    isAlike: (without, withScript) =>
      without === withScript.replace(/(textbox "[^"]*[Нн]ууц үг")([^:\n]*): \S+/g, "$1$2"),
  },
  {
    control: /main: [\w-]+ > (checkbox|field|slider) .*in form get \./,
    aspects: ["headings", "lines"],
    reason: "on a phone the panel stays open while a script applies each choice; a page that is loaded has it closed",
    isAlike: isWithin,
  },
  {
    control: /^main: thumbs > link /,
    aspects: ["lines"],
    reason: "the further views of a gallery are loaded once its row has moved; a script moves it also to where it is",
    isAlike: isWithin,
  },
  {
    control: /^header: search > submit .* in form get (\/search|\.)$/,
    aspects: ["address", "title", "notices", "headings", "lines"],
    reason: "an empty search goes nowhere with a script; without one it leads to the page that asks what to look for",
    isAlike: (_: string, __: string, without: Outcome) => without.address === "/search?p=",
  },
  {
    control: /^main: \w+ > (field|submit) .* in form post \.$/,
    aspects: ["title", "notices", "headings", "lines"],
    reason:
      "a form over a limit: with a script its page stays as it is; without one the page that refuses it holds what was typed",
    isAlike: (_: string, __: string, without: Outcome) => without.headings.includes(errors.rateLimited),
  },
];

/** Whether posts to the cart are one by a button after those that set what was typed before. */
function isLastOfSets(without: string, withScript: string): boolean {
  const all = withScript.split("\n");
  // What the form knew of the cart when it was sent, and what its page had sent before.
  const asked = (post: string | undefined) => nameless(post ?? "").replace(/,\["(?:were|shown)","[^"]*"\]/g, "");
  return (
    all.slice(0, -1).every((post) => /^\/cart( .*\["intent","set"\].*)?$/.test(post)) &&
    asked(all.at(-1)) === asked(without)
  );
}

/** Writes without what a script adds and some forms are printed with: name, customer, the lines that it knows of. */
const nameless = (writes: string) => writes.replace(/,?\["(?:write|by)","[^"]*"\]/g, "").replaceAll("[,", "[");

/** Lines without the products that fit the cart. */
const fittingless = (lines: string) =>
  lines.replace(new RegExp(`^( *)- region "${cart.fitting}":?(\\n\\1 {2}.*)*`, "m"), "").trim();

/** Whether a text has all lines of another, in its order. */
function isWithin(inner: string, outer: string): boolean {
  const lines = outer.split("\n");
  let at = 0;
  return inner.split("\n").every((line) => {
    at = lines.indexOf(line, at) + 1;
    return at > 0;
  });
}

/** What a list's address asks for, in one order. */
function conditionsOf(address: string): string {
  const url = new URL(address, "https://shop.test");
  const asked = [...url.searchParams].filter(([, value]) => value !== "").sort(([a], [b]) => a.localeCompare(b));
  return `${url.pathname} ${JSON.stringify(asked)}`;
}

/** @returns the table's entry for a difference; undefined when it is a fault */
export function allowedFor(
  { signature }: Control,
  { aspect, without, withScript }: { aspect: Aspect; without?: Outcome; withScript?: Outcome },
): AllowedDifference | undefined {
  return ALLOWED_DIFFERENCES.find(
    (entry) =>
      entry.aspects.includes(aspect) &&
      entry.control.test(signature) &&
      (entry.isAlike === undefined ||
        (without !== undefined &&
          withScript !== undefined &&
          entry.isAlike(without[aspect], withScript[aspect], without))),
  );
}
