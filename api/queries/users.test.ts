import { expect, test } from "vitest";
import { registerUser } from "./users.ts";

/** A database that another registration of the address writes to between this one's look and its insert. */
function overtaken(message: string) {
  const database = {
    prepare: () => ({ bind: () => ({ first: async () => null }) }),
    batch: async () => {
      throw new Error(message);
    },
  };
  return database as unknown as D1Database;
}

const customer = { name: "Туяа", email: "once@example.com", password: "tuya-12345", phone: "99001122" };

test("a registration that another of the same address has overtaken finds it taken", async () => {
  const database = overtaken("D1_ERROR: UNIQUE constraint failed: user.email: SQLITE_CONSTRAINT");
  expect(await registerUser(database, customer, "http://localhost")).toBe(false);
});

test("a database that fails otherwise is no taken address", async () => {
  await expect(registerUser(overtaken("D1_ERROR: disk full"), customer, "http://localhost")).rejects.toThrow("disk");
});
