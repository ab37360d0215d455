import { expect, it } from "vitest";
import { buildQueue } from "./build-queue.mjs";

/** A queue whose builds end when the test says so. */
function heldQueue() {
  const builds: { files: string[]; end: (isGood: boolean) => void }[] = [];
  const add = buildQueue((files) => new Promise((end) => builds.push({ files, end })));
  const next = async (number: number) => {
    await expect.poll(() => builds.length).toBe(number);
    return builds[number - 1];
  };
  return { add, next, count: () => builds.length };
}

it("builds what is saved during a build once more, in one build", async () => {
  const { add, next, count } = heldQueue();
  const done = add(["app/a.ts"]);
  const first = await next(1);
  void add(["app/a.ts"]);
  void add(["app/b.ts", "app/c.ts"]);
  first?.end(true);
  const second = await next(2);
  expect(second?.files).toEqual(["app/a.ts", "app/b.ts", "app/c.ts"]);
  second?.end(true);
  await done;
  expect(count()).toBe(2);
});

it("builds at once what is saved during a build that fails, with what that one has left", async () => {
  const { add, next } = heldQueue();
  const done = add(["app/a.ts"]);
  const first = await next(1);
  void add(["app/b.ts"]);
  first?.end(false);
  const second = await next(2);
  expect(second?.files).toEqual(["app/a.ts", "app/b.ts"]);
  second?.end(true);
  await done;
});

it("builds nothing again after a failure until the next save, and then everything since the last good build", async () => {
  const { add, next, count } = heldQueue();
  const done = add(["app/a.ts"]);
  (await next(1))?.end(false);
  await done;
  expect(count()).toBe(1);
  const again = add(["app/b.ts"]);
  const second = await next(2);
  expect(second?.files).toEqual(["app/a.ts", "app/b.ts"]);
  second?.end(true);
  await again;
});
