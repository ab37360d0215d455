/** A part of a cached document: text that is the same for everybody, or a place with what stands there for nobody. */
export type DocumentPart = string | { slot: string; html: string };
