/**
 * What loaders and actions may return. A page's data goes to the browser as JSON (page-data.ts): what JSON has no word
 * for would be another value in the browser than on the server, which a type tells before a shopper does.
 */

/** Maps and sets, of whatever. */
interface Collection {
  readonly size: number;
  forEach: unknown;
}

/** What is data to TypeScript and loses its meaning in JSON. */
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

/** What Remix's `data()` makes: the data beside a status. */
interface WithInit<Data> {
  type: string;
  data: Data;
  init: ResponseInit | null;
}

/** What a loader or action returns as data: not the responses that it answers with instead, a redirect for one. */
type DataOf<Return> = Return extends Response ? never : Return extends WithInit<infer Data> ? Data : Return;

type NotJsonIn<Module, Name extends string> =
  Module extends Record<Name, (...parameters: never[]) => infer Return>
    ? NotJson<DataOf<Awaited<Return>>, Name>
    : never;

type Places<Module> = NotJsonIn<Module, "loader"> | NotJsonIn<Module, "action">;

/** `true` for a route whose data is JSON, otherwise the places that are not: `loader.lines[].when`. */
export type IsJson<Module> = [Places<Module>] extends [never] ? true : Places<Module>;
