/**
 * Loads Node's `fetch`, which is loaded at its first use, before a test replaces the clock: loaded later, it would find
 * no `performance.markResourceTiming`, and each answer in the same process would end in an error outside its test.
 */
new Response();

export {};
