import { expect, test } from "vitest";
import { hasWords, respelled } from "./spellings.ts";

test.each([
  ["nova5", ["nova 5"]],
  ["x2pro", ["x2 pro"]],
  ["128 gb", ["128gb"]],
  ["256 гб", ["256gb"]],
  ["1 тб хатуу диск", ["1tb хатуу диск"]],
  ["wifi", ["wi-fi"]],
  ["wifi6 рутер", ["wi-fi 6 рутер", "wifi 6 рутер"]],
  ["цэнэглэгч type c", ["цэнэглэгч usb-c"]],
  ["G 7 pro", ["g7 pro"]],
  ["5G 128 гб", ["5 g 128 гб", "5g 128gb"]],
  ["5000 мач", ["5000мач", "5000 мац"]],
  ["20000mah", ["20000 mah", "20000 мац"]],
  ["128/gb", []],
  ["Air 5 Max", []],
  ["утас", []],
  ["%' OR '%'='", []],
])("%s may also be spelled %j", (text, others) => expect(respelled(text)).toEqual(others));

test.each([
  ["Borteq Nova 5 Pro Ухаалаг утас", "pro nova5", true],
  ["Borteq Nova 5 Pro Ухаалаг утас", "нова", true],
  ["Borteq Nova 5 Pro Ухаалаг утас", "nova 9", false],
  ["Borteq Nova 5 Pro Ухаалаг утас", "samsung", false],
  ["Borteq Nova 5 Pro Ухаалаг утас", "Ухаал", true],
  ["Borteq Nova 5 Pro Ухаалаг утас", "халаг", false],
  ["Borteq Nova 5 Pro Ухаалаг утас", "ух", false],
  ["Borteq Nova 5 Pro 1280", "128", false],
  ["Khuslen Wi-Fi рутер", "WiFi", true],
])("%s has %s: %s", (title, text, has) => expect(hasWords(title, text)).toBe(has));
