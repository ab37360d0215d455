import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { LEAD_ON } from "./old-addresses.ts";

/** A window of the front page, with the script. */
function opened(hash: string) {
  let to: string | null = null;
  const location = {
    pathname: "/",
    hash,
    replace: (path: string) => {
      to = new URL(path, "https://och.mn/").href;
    },
  };
  const window: { location: typeof location; onhashchange?: () => void } = { location };
  runInNewContext(LEAD_ON, window);
  return { location, window, led: () => to };
}

/** Where the script leads from an address with this fragment; null where it stays. */
const leadsTo = (hash: string): string | null => opened(hash).led();

test("an address that is pasted into the open front page is followed, into a further page it is not", () => {
  const { location, window, led } = opened("");
  expect(led()).toBe(null);
  Object.assign(location, { pathname: "/brands", hash: "#/cart" });
  window.onhashchange?.();
  expect(led()).toBe(null);
  Object.assign(location, { pathname: "/", hash: "#/single-product/5" });
  window.onhashchange?.();
  expect(led()).toBe("https://och.mn/single-product/5");
});

test.each([
  ["#/single-product/5", "https://och.mn/single-product/5"],
  ["#/search?p=%D1%83%D1%82%D0%B0%D1%81", "https://och.mn/search?p=%D1%83%D1%82%D0%B0%D1%81"],
  ["#/404", "https://och.mn/404"],
])("%s leads to %s", (hash, address) => {
  expect(leadsTo(hash)).toBe(address);
});

test.each(["", "#", "#/", "#top", "#single-product/5", "#!/cart"])("%s stays", (hash) => {
  expect(leadsTo(hash)).toBe(null);
});

test.each(["#//evil.example", "#/\\evil.example", "#/%09/evil.example", "#/@evil.example", "#javascript:alert(1)"])(
  "%s leads nowhere",
  (hash) => expect(leadsTo(hash)).toBe(null),
);

test.each(["#/a/..//evil.example", "#/a@evil.example", "#/a:b@evil.example/", "#/x\\evil.example"])(
  "%s stays in this shop",
  (hash) => expect(new URL(leadsTo(hash) ?? "").host).toBe("och.mn"),
);
