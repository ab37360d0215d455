import { useMemo } from "react";

declare const OF: unique symbol;

/** Data of a loader as one text of JSON. */
export type JsonText<Data> = string & { readonly [OF]?: Data };
export type JsonData<Text> = Text extends JsonText<infer Data> ? Data : never;

/**
 * For what repeats itself: Remix's own encoding replaces each repeated name and value by a number, which a browser
 * takes longer to read, and which compresses to half as much again as the same data in JSON.
 * @param data whatever JSON can say; what is undefined is left out
 */
export const jsonText = <Data>(data: Data): JsonText<Data> => JSON.stringify(data);

/** @returns what a text says */
export const fromJsonText = <Data>(text: JsonText<Data>): Data => JSON.parse(text);

/** @returns what a text says; the same object while it is the same text, also when the page's data were read again */
export const useJsonText = <Data>(text: JsonText<Data>): Data => useMemo(() => fromJsonText(text), [text]);
