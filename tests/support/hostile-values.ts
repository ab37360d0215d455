/**
 * Values that an attacker or an unlucky shopper types; the tests show that none reaches the existing API's SQL.
 */
import { contract, type EndpointName, type RequestOf } from "#bff/upstream/contract.ts";
import { type Kinded, kindOf } from "#bff/upstream/kinds.ts";

export const HOSTILE: readonly string[] = [
  // Quotes, alone and in words.
  "'",
  '"',
  "\\",
  "`",
  "''",
  '""',
  "\\'",
  "\\\\'",
  "О'Нил",
  '27" дэлгэц',
  "'; --",
  "' -- ",
  "'#",
  "'/*",
  "*/'",
  "%27",
  "%2527",
  "&#39;",
  "\\u0027",
  // What is made of them.
  "x', bonus = 888888, phone2='",
  "x' WHERE 1=1 -- ",
  "' OR '1'='1",
  "' OR 1=1 -- ",
  '" OR ""="',
  "') OR ('1'='1",
  "zz') OR p.id IN(1,40) OR (p.name LIKE 'q",
  "%' OR '%'='",
  "1 OR 1=1",
  "1; DROP TABLE user",
  "'; DROP TABLE user; --",
  "'; UPDATE user SET bonus=888888; --",
  "' UNION SELECT 1,2,3 -- ",
  "' UNION ALL SELECT id, password, email FROM user -- ",
  "' AND SLEEP(5) -- ",
  "' AND (SELECT 1 FROM (SELECT COUNT(*)) x) AND '1'='1",
  "admin'/**/OR/**/1=1",
  "a@b.mn' OR '1'='1",
  "'@b.mn",
  "PI1' OR '1'='1",
  "OCH2020' OR '1'='1",
  " RAM in ('8GB')",
  " RAM in ('8GB') OR 1=1",
  // Patterns of LIKE.
  "%",
  "_",
  "%_%",
  "100%",
  // Zero-width characters, changes of direction, lone surrogates.
  "\0",
  "а\0'б",
  "\ud800",
  "'\udc00",
  "а\u202eб'",
  "\ufeff'",
  "мөр\r\nмөр'",
  "\u2028'",
  // What a database or a converter may fold into a quote.
  "＇",
  "＂",
  "＼",
  "ʼ OR ʼ1ʼ=ʼ1",
  "′ ″ ‵ ‛ ´ ˈ ʹ ʺ",
  "＇ OR ＇1＇=＇1",
  "ŉ",
  "\u0327'\u0301",
  // Long, and odd in length.
  "'".repeat(100),
  "x".repeat(5_000),
  "",
  " ",
  "😀'",
  "😀",
  // Placeholders of database drivers.
  "?",
  "а ? б ?? в",
  "null",
  "-1",
  "1e9",
  "NaN",
  "__proto__",
  "[object Object]",
];

/** Where a value stands in a request: `shipping.user.name`, `brand.0`. */
export type Place = readonly string[];

/** A schema of zod's, as far as the walk needs it. */
interface Shape {
  def: { shape?: Record<string, Kinded>; element?: Kinded; innerType?: Kinded };
}

/**
 * Every place of a request that holds a single value, and what kind it is: read from the contract, so that a new field
 * is in by itself.
 */
export function placesOf(schema: Kinded, place: Place = []): { place: Place; kind: string }[] {
  const { def } = schema as unknown as Shape;
  if (def.shape) return Object.entries(def.shape).flatMap(([name, inner]) => placesOf(inner, [...place, name]));
  if (def.element) return placesOf(def.element, [...place, "0"]);
  if (def.innerType) return placesOf(def.innerType, place);
  return kindOf(schema) === "nothing" ? [] : [{ place, kind: kindOf(schema) }];
}

/** A request with one value in place of another. */
export function withValue<Name extends EndpointName>(request: RequestOf<Name>, place: Place, value: unknown): unknown {
  const copy: unknown = structuredClone(request);
  let inner: unknown = copy;
  for (const step of place.slice(0, -1)) {
    const holder = Object(inner);
    holder[step] ??= /^\d+$/.test(place[place.indexOf(step) + 1] ?? "") ? [] : {};
    inner = holder[step];
  }
  Object(inner)[place.at(-1) ?? ""] = value;
  return copy;
}

const PASSWORDS = new Set(["password", "rePassword"]);
const CONDITIONS = new Set(["spec", "specs"]);
const VALUES = "'[^'\"\\\\]+'(?:, '[^'\"\\\\]+')*";
const CONDITION = new RegExp(
  `^(?: [\\p{L}_][\\p{L}\\p{N}_]* in \\(${VALUES}\\)(?: AND [\\p{L}_][\\p{L}\\p{N}_]* in \\(${VALUES}\\))*)?$`,
  "u",
);
/** A driver's placeholder, and characters of four bytes, which a utf8mb3 column cannot hold. */
const UNBINDABLE = /\?|[\u{10000}-\u{10ffff}]/u;
/** Characters that end a quotation, are invisible, or change a text's direction. */
const UNSENDABLE = /['"\\]|[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** The strings of a request as the API got it that could reach its SQL as anything but text. */
export function unsafeStrings(body: unknown, key = ""): string[] {
  if (typeof body === "string") {
    if (PASSWORDS.has(key)) return [];
    const isUnsafe = CONDITIONS.has(key) ? !CONDITION.test(body) : UNSENDABLE.test(body.normalize("NFKC"));
    const isUnbindable = UNBINDABLE.test(body) && key !== "url";
    return isUnsafe || isUnbindable ? [`${key}: ${body}`] : [];
  }
  if (Array.isArray(body)) return body.flatMap((item) => unsafeStrings(item, key));
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, inner]) => unsafeStrings(inner, name));
}

/** Every endpoint of the contract that sends anything, with the places of its request. */
export function endpointsWithFields(): { name: EndpointName; places: ReturnType<typeof placesOf> }[] {
  return Object.keys(contract)
    .filter((name): name is EndpointName => name in contract)
    .map((name) => ({ name, places: placesOf(contract[name].request) }))
    .filter(({ places }) => places.length > 0);
}
