import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { LEAD_ON } from "./old-addresses.ts";

/** Where the script leads from an address with this fragment; null where it stays. */
function leadsTo(hash: string): string | null {
  let to: string | null = null;
  const location = {
    hash,
    replace: (path: string) => {
      to = new URL(path, "https://och.mn/").href;
    },
  };
  runInNewContext(LEAD_ON, { location });
  return to;
}

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
