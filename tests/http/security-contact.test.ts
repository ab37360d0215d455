/** `/.well-known/security.txt` (RFC 9116), as the deployed Worker answers it. */
import { expect, test } from "vitest";
import { ORIGIN, startProductionShop } from "#tests/support/production-shop.ts";

test("security.txt names a contact, its own address, and a day within the year on which it ends", async () => {
  const shop = await startProductionShop();
  try {
    const answer = await shop.ask(`${ORIGIN}/.well-known/security.txt`);
    expect([answer.status, answer.headers.get("Content-Type")?.replace(/\s/g, "").toLowerCase()]).toEqual([
      200,
      "text/plain;charset=utf-8",
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400");
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/s)),
    );
    expect(fields).toMatchObject({
      Contact: "mailto:info@och.mn",
      "Preferred-Languages": "mn, en",
      Canonical: `${ORIGIN}/.well-known/security.txt`,
    });
    const days = (Date.parse(String(fields.Expires)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  } finally {
    await shop.stop();
  }
});
