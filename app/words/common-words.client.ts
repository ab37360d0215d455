import { common } from "./common.ts";
import type { CommonWords } from "./words.ts";

/**
 * The sentences of most pages: the scripts bring them, so that no page's data repeats them (decision 0257). Few
 * shoppers read English, which is loaded where it is needed.
 * @param language of the document
 */
export async function commonWords(language: string | undefined): Promise<CommonWords> {
  return language === "en" ? (await import("./en/common.ts")).common : common;
}
