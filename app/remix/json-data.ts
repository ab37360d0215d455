/**
 * What loaders and actions may return. A page's data goes to the browser as JSON (page-data.ts): a value that JSON
 * cannot represent would differ between browser and server, so it does not compile.
 */

/** Maps and sets of any type. */
interface Collection {
  readonly size: number;
  forEach: unknown;
}

/** Data to TypeScript that JSON cannot represent. */
type NoPlainObject = Date | RegExp | URL | Error | Promise<unknown> | Collection;

/** What is JSON at one look, endless types too: Conform's answers, JSON-LD. Interfaces are looked into, below. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The places in a type that JSON does not carry as they are, `never` where there is none: `.lines[].when`. A property
 * may be `undefined`, which leaves it out; an element of a list may not, which makes it `null`.
 */
export type NotJson<Data, Place extends string = ""> = Data extends Json | undefined
  ? never
  : Data extends NoPlainObject
    ? Place
    : Data extends readonly (infer Item)[]
      ? (undefined extends Item ? `${Place}[]` : never) | NotJson<Item, `${Place}[]`>
      : Data extends (...parameters: never[]) => unknown
        ? Place
        : Data extends object
          ? { [Key in keyof Data]-?: NotJson<Data[Key], `${Place}.${Key & string}`> }[keyof Data]
          : Place;

/** The result of Remix's `data()`: data with a status. */
interface WithInit<Data> {
  type: string;
  data: Data;
  init: ResponseInit | null;
}

/** The data that a loader or action returns, without responses such as redirects. */
type DataOf<Return> = Return extends Response ? never : Return extends WithInit<infer Data> ? Data : Return;

type NotJsonIn<Module, Name extends string> =
  Module extends Record<Name, (...parameters: never[]) => infer Return>
    ? NotJson<DataOf<Awaited<Return>>, Name>
    : never;

type Places<Module> = NotJsonIn<Module, "loader"> | NotJsonIn<Module, "action">;

/** `true` for a route whose data is JSON, otherwise the places that are not: `loader.lines[].when`. */
export type IsJson<Module> = [Places<Module>] extends [never] ? true : Places<Module>;
