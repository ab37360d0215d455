/**
 * What was searched for in this browser, in its `localStorage` alone: never sent to the shop. A customer sees their own
 * and nobody else's; what a guest has searched for goes on to who signs in (decision 0210). Where storage is forbidden
 * nothing is kept, and nothing else breaks.
 */
import { SEARCHES } from "./clear-searches.ts";

/** The id of the past searches on the search page, where they are forgotten. */
export const PAST = "past-searches";

/** How many are kept: a list that is read at a glance. */
export const MOST_PAST = 6;

/**
 * The past searches of the current shopper, newest first.
 * @param mark the customer's (`user.mark` of the shell); undefined for a guest
 */
export function pastSearches(mark: string | undefined): readonly string[] {
  try {
    const guests = mark === undefined ? [] : read(SEARCHES);
    const own = read(SEARCHES + (mark ?? ""));
    if (guests.length === 0) return own;
    const all = joined(guests, own);
    write(SEARCHES + mark, all);
    localStorage.removeItem(SEARCHES);
    return all;
  } catch {
    return [];
  }
}

/**
 * Keeps a search, as the newest.
 * @param text as it was searched for, not empty
 * @param mark as for `pastSearches`
 */
export function keepSearch(text: string, mark: string | undefined): void {
  store(mark, joined([text], pastSearches(mark)));
}

/**
 * Forgets one past search, or all of them.
 * @param text null for all
 * @param mark as for `pastSearches`
 */
export function forgetSearch(text: string | null, mark: string | undefined): void {
  const left = pastSearches(mark).filter((past) => text !== null && past !== text);
  store(mark, left);
}

/**
 * The past searches that a text is the beginning of a word of; of an empty text all.
 * @param typed in any letter case
 */
export function pastFor(typed: string, mark: string | undefined): readonly string[] {
  const begun = ` ${typed.toLowerCase()}`;
  return pastSearches(mark).filter((past) => typed === "" || ` ${past.toLowerCase()}`.includes(begun));
}

/** Texts that differ only in letter case count as one. */
function joined(first: readonly string[], then: readonly string[]): readonly string[] {
  const known = new Set(first.map((text) => text.toLowerCase()));
  return [...first, ...then.filter((text) => !known.has(text.toLowerCase()))].slice(0, MOST_PAST);
}

function read(key: string): readonly string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  const isText = (one: unknown) => typeof one === "string" && one !== "";
  return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST_PAST) : [];
}

function store(mark: string | undefined, texts: readonly string[]): void {
  try {
    write(SEARCHES + (mark ?? ""), texts);
  } catch {
    // Full or forbidden.
  }
}

function write(key: string, texts: readonly string[]): void {
  if (texts.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(texts));
}
