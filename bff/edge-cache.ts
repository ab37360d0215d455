/** The data centre's cache, the Cache API: what it lacks, or fails to give or take, is made anew. */

/** Opens it; only what is used of it. */
export type EdgeCache = () => Promise<Pick<Cache, "match" | "put">>;

/**
 * @param address one of our own that no visitor can ask for
 * @param read makes the value of what is cached
 * @returns undefined where nothing is cached, the cache fails, or `read` does
 */
export async function readEdge<Value>(
  edge: EdgeCache,
  address: string,
  read: (cached: Response) => Value | Promise<Value>,
): Promise<Value | undefined> {
  try {
    const cached = await (await edge()).match(address);
    return cached && (await read(cached));
  } catch {
    return undefined;
  }
}

/**
 * Never throws.
 * @param seconds for which it is cached
 */
export async function writeEdge(edge: EdgeCache, address: string, response: Response, seconds: number): Promise<void> {
  try {
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", `public, max-age=${seconds}`);
    await (await edge()).put(address, new Response(response.body, { headers }));
  } catch {
    // A cache that cannot be written costs the work once more, nothing else.
  }
}
