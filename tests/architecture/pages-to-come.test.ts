/** The list of pages to come names no page that exists. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGES_TO_COME } from "#app/components/pages-to-come.ts";
import { ROOT } from "#tests/support/root.ts";

const routes = readdirSync(join(ROOT, "app/routes")).map((file) => file.replace(/\.tsx$/, ""));

test.each(PAGES_TO_COME)("%s is not there yet: take it off app/components/pages-to-come.ts once it is", (page) => {
  const [path = "", query] = page.slice(1).split("?");
  const ofPage = routes.filter((route) => route.split(".")[0] === path);
  if (query === undefined) expect(ofPage).toEqual([]);
  // A tab of a page that is there: nothing on that page leads to it.
  else expect(readFileSync(join(ROOT, `app/routes/${path}.tsx`), "utf8")).not.toContain(query);
});
