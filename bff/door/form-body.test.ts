import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { formBody } from "./form-body.ts";
import { MAX_TEXT_LENGTH, URLENCODED } from "./posted-fields.ts";

/** A body that no form of the shop sends: odd names, too many fields, nesting, encodings, multipart. */
interface HostileBody {
  /** Content-Type and whatever else the request says about its body. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

const FORM = "application/x-www-form-urlencoded";
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
const REFUSED_BODIES: Record<string, HostileBody> = {
  "a far index": form("email[200000]=1"),
  "a deep path": form(`email${".a".repeat(20_000)}=1`),
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

function post(path: string, init: RequestInit) {
  const app = doorWith([formBody]);
  app.post("/api/*", (c) => c.text("through"));
  app.post("*", async (c) => c.json([...(await c.req.raw.formData()).entries()]));
  app.get("*", (c) => c.text("through"));
  return app.request(new Request(`${SHOP}${path}`, { method: "POST", ...init }));
}

it("hands on the fields alone, whatever notation they came in", async () => {
  const app = doorWith([formBody]);
  app.post("*", async (c) => c.json([c.req.header("Content-Type"), await c.req.text()]));
  for (const headers of [
    { "Content-Type": "Application/X-WWW-Form-Urlencoded;Charset=UTF-8" },
    { "Content-Type": `${URLENCODED}; charset="utf-8"` },
  ]) {
    const response = await app.request(`${SHOP}/cart`, { method: "POST", headers, body: "a=%41+%3C&b=" });
    expect(await response.json()).toEqual([URLENCODED, "a=A+%3C&b="]);
  }
});

it.each(Object.entries(REFUSED_BODIES))("refuses %s", async (_, { headers, body }) => {
  expect((await post("/login", { headers, body })).status).toBe(400);
});

it("accepts the stated number of fields and bytes, and no more", async () => {
  const fields = (count: number) => new URLSearchParams(Array.from({ length: count }, (_, index) => [`f${index}`, ""]));
  expect((await post("/cart", { body: fields(60) })).status).toBe(200);
  expect((await post("/cart", { body: fields(61) })).status).toBe(400);
  // Of 32 fields: name, `=`, text and `&`.
  const bytes = (count: number) =>
    new URLSearchParams(`${`f=${"x".repeat(8_192 - 3)}&`.repeat(31)}f=${"x".repeat(count - 31 * 8_192 - 2)}`);
  expect((await post("/cart", { body: bytes(262_144) })).status).toBe(200);
  expect((await post("/cart", { body: bytes(262_145) })).status).toBe(400);
});

it("cuts a text that is longer than any field's, so that its field can say so", async () => {
  for (const letter of ["x", "Ө"]) {
    const [[name, text]] = await (
      await post("/cart", { body: new URLSearchParams({ f: letter.repeat(100_000) }) })
    ).json<[[string, string]]>();
    expect([name, text]).toEqual(["f", letter.repeat(MAX_TEXT_LENGTH)]);
  }
});

it("leaves the same-origin API's bodies and other methods alone", async () => {
  const headers = { "Content-Type": "application/json" };
  expect((await post("/api/home/categories", { headers, body: "{" })).status).toBe(200);
  expect((await post("/cart", { method: "GET" })).status).toBe(200);
});
