import { expect, test } from "vitest";
import { readShard, shardArguments } from "./shard.mjs";

test.each([
  [[], null, []],
  [["--shard", "1/4"], { index: 1, count: 4 }, ["--shard=1/4"]],
  [["--shard=12/12"], { index: 12, count: 12 }, ["--shard=12/12"]],
])("%j is read", (given, shard, passed) => {
  expect(readShard(given)).toEqual(shard);
  expect(shardArguments(shard)).toEqual(passed);
});

test.each([["--shard"], ["--shard", "0/4"], ["--shard", "5/4"], ["--shard", "a/b"], ["--watch"], ["--shard=1/4", "x"]])(
  "%j is refused",
  (...given) => {
    expect(() => readShard(given)).toThrow("--shard 1/4");
  },
);
