/** Bodies that no form of the shop sends: odd names, too many fields, nesting, encodings, multipart. */
import fc from "fast-check";

export interface HostileBody {
  /** Content-Type and whatever else the request says about its body. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const FORM = "application/x-www-form-urlencoded";
/** Names that forms of the shop have, which a parser of paths could be led on with. */
const KNOWN = ["email", "password", "name", "intent", "id", "quantity", "rate", "message", "more", "district"];
const MULTIPART = "multipart/form-data; boundary=x";

const encoded = (text: string) => new TextEncoder().encode(text);
const form = (text: string, type = FORM): HostileBody => ({ headers: { "Content-Type": type }, body: encoded(text) });

/** UTF-16, little end first. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) new DataView(bytes.buffer).setUint16(at * 2, text.charCodeAt(at), true);
  return bytes;
}

/** Bodies that once stopped the shop or exhausted its memory, and variants: all refused. */
export const REFUSED_BODIES: Record<string, HostileBody> = {
  "a far index": form("email[200000]=1"),
  "a far index of an object": form("email.a[200000].b=1"),
  "a deep path": form(`email${".a".repeat(20_000)}=1`),
  "a deep list": form(`email${"[0]".repeat(10_000)}=1`),
  "many fields": form(Array.from({ length: 5_000 }, (_, index) => `f${index}=v`).join("&")),
  "one field many times": form("email=a&".repeat(5_000)),
  "over 256 KB": form(Array.from({ length: 20 }, (_, index) => `f${index}=${"x".repeat(15_000)}`).join("&")),
  "a long name": form(`${"n".repeat(32)}=1`),
  "no name": form("=1"),
  "an intent of the parser": form("__intent__=%7B%22type%22%3A%22update%22%7D"),
  "a state of the parser": form("__state__=%7B"),
  "a prototype": form("__proto__.polluted=1&constructor[prototype][x]=1"),
  "a name in Cyrillic": form("нэр=1"),
  "a name with a zero": form("email%00=1"),
  "charset=utf-16": { headers: { "Content-Type": `${FORM}; charset=utf-16` }, body: utf16("email=a") },
  "charset=windows-1251": form("email=a", `${FORM}; charset=windows-1251`),
  "a charset that is none": form("email=a", `${FORM}; charset="`),
  "two charsets": form("email=a", `${FORM}; charset=utf-8; charset=utf-16`),
  "UTF-16 that does not say so": { headers: { "Content-Type": FORM }, body: utf16("email=Ө") },
  "bytes that are no text": { headers: { "Content-Type": FORM }, body: new Uint8Array([101, 61, 0xff, 0xfe, 0x80]) },
  "a pressed body": { ...form("email=a"), headers: { "Content-Type": FORM, "Content-Encoding": "gzip" } },
  multipart: form(`--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n`, MULTIPART),
  JSON: form("{}", "application/json"),
  text: form("email=a", "text/plain"),
};

const name = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom(...KNOWN),
      fc.array(fc.constantFrom("[0]", "[99999]", ".a", "[]", "[-1]", ".__proto__", "["), { maxLength: 300 }),
    )
    .map(([known, path]) => known + path.join("")),
);
const value = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("<", '"', "\u2028", "&", "\0").chain((letter) => fc.nat(3_000).map((times) => letter.repeat(times))),
);
const fields = fc.array(fc.tuple(name, value), { maxLength: 90 });
const type = fc.constantFrom(
  FORM,
  `${FORM};charset=UTF-8`,
  `${FORM}; charset=utf-16`,
  MULTIPART,
  "application/json",
  "",
);

/** Anything at all: fields with odd names and values under any type, well written or as loose bytes. */
export const hostileBody: fc.Arbitrary<HostileBody> = fc.oneof(
  fields.map((entries) => form(new URLSearchParams(entries.map(([n, v]) => [n, v])).toString())),
  fc
    .tuple(type, fc.uint8Array({ maxLength: 400 }))
    .map(([contentType, bytes]) => ({ headers: { "Content-Type": contentType }, body: new Uint8Array(bytes) })),
);
