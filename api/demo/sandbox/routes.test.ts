import { expect, test } from "vitest";
import { startApi } from "../../testing/server.ts";
import { pendingOrder } from "../../testing/shopper.ts";

test("at an address of another machine there is no outbox, no bank and no provider", async () => {
  const api = await startApi();
  try {
    for (const path of ["", "/", "/outbox", "/style.css", "/facebook", `/bank/${await pendingOrder(api)}`])
      for (const host of ["shop-api.example", "127.0.0.1.evil.example", "192.168.1.5"])
        expect((await api.fetch(`http://${host}/sandbox${path}`)).status, host + path).toBe(404);
  } finally {
    await api.dispose();
  }
});
