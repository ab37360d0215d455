/**
 * Failures in the log and on the page: enough to find the request, and no personal data.
 */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

test("pages name the address for reports, and it takes what browsers send by themselves", async () => {
  const page = await fetch(`${shop.origin}/login`);
  expect(page.headers.get("reporting-endpoints")).toBe('csp="/reports"');
  expect(page.headers.get("content-security-policy")).toContain("report-uri /reports; report-to csp");
  const report = JSON.stringify({
    "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://x.example/PI000777" },
  });
  const senders: Record<string, string>[] = [
    { "Sec-Fetch-Site": "same-origin" },
    {},
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of senders) {
    const response = await fetch(`${shop.origin}/reports`, {
      method: "POST",
      headers: { "Content-Type": "application/csp-report", ...headers },
      body: report,
    });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  // The log is read from the server's output, which comes after its answers.
  await expect.poll(() => shop.logged.filter((line) => line.includes('"policy-report"')).length).toBe(3);
});

test("error pages print the request's id, which is in the log, for refused and failed requests alike", async () => {
  shop.api.set("500");
  for (const path of ["/nowhere", "/category/77", "/?_data=root", "/a//b"]) {
    const response = await fetch(shop.origin + path);
    const id = response.headers.get("x-request-id") ?? "none";
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    expect(parse(await response.text()).querySelector("main")?.textContent, path).toContain(id);
    expect(
      shop.logged.some((line) => line.includes(id)),
      path,
    ).toBe(true);
  }
  shop.api.heal();
});
