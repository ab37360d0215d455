/** A shop for all tests of a file or of a block: there when they begin, stopped after them. */
import { afterAll, beforeAll } from "vitest";
import { type FaultyShop, startFaultyShop } from "./faulty-shop.ts";
import { startShop, type TestShop } from "./shop.ts";

/** @returns the shop, whose fields can be read once the tests run */
function shared<Shop extends { stop(): Promise<void> }>(start: () => Promise<Shop>): Shop {
  const shop = {} as Shop;
  // Not a copy: a shop that is restarted has another address.
  beforeAll(async () => void Object.setPrototypeOf(shop, await start()));
  afterAll(() => shop.stop?.());
  return shop;
}

/** As `startFaultyShop`. */
export const sharedFaultyShop = (...how: Parameters<typeof startFaultyShop>): FaultyShop =>
  shared(() => startFaultyShop(...how));

/** As `startShop`. */
export const sharedShop = (...how: Parameters<typeof startShop>): TestShop => shared(() => startShop(...how));
