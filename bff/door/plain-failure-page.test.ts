import { expect, it } from "vitest";
import { plainFailurePage } from "./plain-failure-page.ts";

it("is a whole Mongolian page with a way onward, whose only style carries the nonce", () => {
  const page = plainFailurePage("abc", "request-1");
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="mn">/);
  expect(page).toContain("Уучлаарай");
  expect(page).toContain("Хүсэлтийн дугаар: request-1");
  expect(page).toContain('<a href="/">');
  expect(page.match(/<style[^>]*>/g)).toEqual(['<style nonce="abc">']);
  expect(page).not.toMatch(/<script|style="|https?:/);
});
