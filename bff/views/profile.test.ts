import { expect, test } from "vitest";
import { customerView } from "./profile.ts";

const customer = { id: 7, name: "Бат", email: "bat@och.mn", phone: "", phone2: "", bonus: 120.5 };

test.each<[string | null, string | null]>([
  ["http://api.och.mn/images/user/bat.jpg", "/images/user/bat.jpg"],
  ["https://api.och.mn/images/user/%D0%B1%D0%B0%D1%82.png", "/images/user/%D0%B1%D0%B0%D1%82.png"],
  ["bat.png", "/images/user/bat.png"],
  // Elsewhere, or no picture: the page asks no other host, and draws its own.
  ["https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1", null],
  ["https://api.och.mn/images/user/..%2f..%2fsecret.png", null],
  ["https://api.och.mn/images/user/bat.html", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("the picture %s is shown from %s", (img, src) => {
  expect(customerView({ ...customer, img }, []).picture?.src ?? null).toBe(src);
});
