import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { cutBody, joinBody, NONCE, placeInJson } from "./page-body.server.ts";
import { seamEnd, seamStart } from "./seam.tsx";

const MARK = "n0nce-_x";
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const place = (name: string, content: string, of: object = {}) =>
  seamStart(MARK, { name, of }) + content + seamEnd(MARK);

test("a body is the document without its marks, and knows where they stood", () => {
  const html = `<p>Сагс</p>${place("cart", "<b>0 ₮</b>")}<script nonce="${MARK}"></script>`;
  const body = cutBody(html, MARK);
  expect(text(body.bytes)).toBe('<p>Сагс</p><b>0 ₮</b><script nonce=""></script>');
  expect(body.places.map(({ seam }) => seam.name)).toEqual(["cart", NONCE.name]);
  expect(text(joinBody(body, () => undefined))).toBe(text(body.bytes));
});

test("what is put in replaces what is there, by place", () => {
  const of = { id: 4, title: 'Утас "X"; <b>' };
  const html = `a${place("card", "<i>4</i>", of)}b${place("card", "<i>5</i>", { id: 5 })}c`;
  const joined = joinBody(cutBody(html, MARK), ({ of: seen }) => ("title" in seen ? JSON.stringify(seen) : undefined));
  expect(text(joined)).toBe(`a${JSON.stringify(of)}b<i>5</i>c`);
});

test("React escapes nothing in a mark, whatever a product is called: its page would not be kept", () => {
  const start = seamStart(MARK, { name: "card", of: { id: 4, title: `De'Longhi "Ө" & < > ; \\ % 😀` } });
  expect(renderToString(start)).toBe(start);
});

test("React's separators between a mark and a text are no part of the document", () => {
  const html = `<li>${seamStart(MARK, { name: "x", of: {} })}<a></a>${seamEnd(MARK)}<!-- --> <!-- -->${place("y", "<b></b>")}</li>`;
  expect(text(cutBody(html, MARK).bytes)).toBe("<li><a></a> <b></b></li>");
});

test("a place in JSON is replaced whole", () => {
  const json = `{"shop":1,${placeInJson(MARK, { name: "data", of: {} }, '"cart":0')}}`;
  expect(text(joinBody(cutBody(json, MARK), () => '"cart":7,"user":null'))).toBe('{"shop":1,"cart":7,"user":null}');
});

test("what changes the rest of the document sees no place that is put in", () => {
  const html = `<form>${place("x", "<form>")}<form>`;
  expect(
    text(
      joinBody(
        cutBody(html, MARK),
        () => "<form>",
        (rest) => rest.replaceAll("<form>", "<f>"),
      ),
    ),
  ).toBe("<f><form><f>");
});

test.each([
  ["a place in another", place("x", place("y", ""))],
  ["a place that does not end", seamStart(MARK, { name: "x", of: {} })],
  ["an end without a place", seamEnd(MARK)],
])("%s is a defect", (_, html) => {
  expect(() => cutBody(html, MARK)).toThrow();
});
