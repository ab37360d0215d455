/**
 * A part of a cached document: text that is the same for everybody, in UTF-8, so that no answer encodes it again; or a
 * place with what stands there for nobody.
 */
export type DocumentPart = Uint8Array<ArrayBuffer> | { slot: string; html: string };
