import { expect, it } from "vitest";
import { replyFields } from "#scripts/check-api/reply-fields.ts";
import { contract, type EndpointName } from "../upstream/contract.ts";
import { accountOf, LISTS, networkOf } from "./limits.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"],
  ["2001:0DB8:0001:0002::9", "2001:0db8:0001:0002::/64"],
  ["2001:db8::1", "2001:0db8:0000:0000::/64"],
  ["2001:db8:0:0:ffff::", "2001:0db8:0000:0000::/64"],
  ["::1", "0000:0000:0000:0000::/64"],
  ["local", "local"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  "Bat@Och.MN",
  " bat@och.mn\t",
  "b\u200bat@\ufeffoch.mn",
  "ｂａｔ＠ｏｃｈ．ｍｎ",
  "bát@och.mn",
  "ba\u0301t@och.mn",
  "b\u00adat@och.mn",
])("an account is the same written %j", (written) => {
  expect(accountOf(written)).toBe("bat@och.mn");
});

it("counts every call that answers a page of a list", () => {
  const names = Object.keys(contract) as EndpointName[];
  expect([...LISTS].sort()).toEqual(names.filter((name) => replyFields(name).has("pagination")).sort());
});
