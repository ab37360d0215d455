// @ts-check
/**
 * The order of a build's steps. The Workers are bundled and restarted while the browser's build still runs, which takes
 * the longest: pages are out before it ends, and only the browser's files wait for it.
 */

/**
 * @typedef {object} Parts
 * @property {(fresh: boolean) => Promise<void>} client the browser's build; `fresh` when a route may have come or gone
 * @property {(fresh: boolean) => Promise<void>} server the server's build
 * @property {() => string} chunks the browser's files and their imports, which the server's build writes into pages
 */

/**
 * @typedef {object} Workers
 * @property {() => Promise<void>} bundle bundles those that have changed
 * @property {() => Promise<void>} serve restarts them
 * @property {() => void} restore puts the bundles before `bundle` back
 */

/**
 * @typedef {object} Plan
 * @property {boolean} isFresh a route may have come or gone: both builds start anew, one after the other
 * @property {boolean} isClient whether the browser's build is needed
 * @property {boolean} isServer whether the server's build is needed
 * @property {boolean} isStatic whether a file changed that workerd lists as it starts
 */

/**
 * @param {Parts} parts
 * @returns {(plan: Plan, workers: Workers) => Promise<void>} carries out one build; throws what the first failed step
 *   has thrown, and then serves the last good Workers
 */
export function buildSteps({ client, server, chunks }) {
  /** @type {string | undefined} */
  let namedChunks;

  return async ({ isFresh, isClient, isServer, isStatic }, { bundle, serve, restore }) => {
    const browser = isClient || isFresh ? client(isFresh) : Promise.resolve();
    if (isFresh || isStatic) await browser;
    if (isFresh) namedChunks = chunks();
    const update = async () => {
      await bundle();
      await serve();
    };
    const pages = isServer || isFresh ? server(isFresh).then(update) : update();
    const [browserEnd, pagesEnd] = await Promise.allSettled([browser, pages]);
    if (browserEnd.status === "rejected") {
      if (pagesEnd.status === "fulfilled") {
        restore();
        await serve();
      }
      throw browserEnd.reason;
    }
    if (pagesEnd.status === "rejected") throw pagesEnd.reason;
    const chunksNow = chunks();
    if (chunksNow === namedChunks) return;
    await server(false);
    namedChunks = chunksNow;
    await update();
  };
}
