import { expect, test } from "vitest";
import { chatText } from "./feedback.ts";

const from = { name: "Бат", email: "bat@example.mn" };

test("reads as subject, words and sender", () => {
  expect(chatText({ subject: "Хүргэлт", message: "Маш хурдан.\nБаярлалаа" }, from)).toBe(
    "Хүргэлт\n\nМаш хурдан.\nБаярлалаа\n\n— Бат, bat@example.mn",
  );
});

test.each([
  "<!channel>",
  "@here",
  "<@U1>",
  "<https://evil.example|Оч>",
  "[Оч](https://evil.example)",
  "![Оч][1]\n[1]: https://evil.example",
])("%s calls nobody and hides no address", (call) => {
  const text = chatText({ subject: call, message: call }, { ...from, name: call });
  expect(text).not.toMatch(/[<>[\]]|@(?:everyone|here|channel)/);
});

test.each([
  ["<!channel>", "‹!channel›"],
  ["@Everyone, @here", "@\u200bEveryone, @\u200bhere"],
  ["[Оч](https://evil.example)", "［Оч］(https://evil.example)"],
  ["2 < 3, bat@hereford.example", "2 ‹ 3, bat@hereford.example"],
])("%s still reads the same", (typed, sent) => {
  expect(chatText({ subject: "Хүргэлт", message: typed }, from)).toBe(`Хүргэлт\n\n${sent}\n\n— Бат, bat@example.mn`);
});
