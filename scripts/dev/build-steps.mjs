// @ts-check
/**
 * The order of a build: what a change affects, and as soon as possible the page. A page can be served when the Worker
 * is new; its scripts may be on their way.
 */
import { isPlainSource } from "./vite-modules.mjs";

/** Read by the app's builds although no module imports them. */
const APP_INPUT = /^app\//;
/** Copied by the browser's build. */
const STATIC = /^public\//;
/** Delivered from the browser's build, under a name that no save changes (door.mjs): no Worker has them. */
const STYLES = /^app\/.*\.css$/;
/** Remix's list of the routes says what each exports. */
const ROUTE = /^app\/(?:routes\/|root\.tsx$)/;
/** What pages need of these is in the Worker; it delivers pictures from the browser's build. */
const SOURCE = /\.(?:tsx?|css|md)$/;

/**
 * @typedef {object} AppBuild one of the two builds of the Remix app
 * @property {(file: string) => boolean} reads whether its last run has read the file
 * @property {(fresh: boolean) => Promise<void>} run one at a time; fresh where a route may have come or gone
 */

/**
 * @param {object} parts
 * @param {AppBuild} parts.client the browser's files
 * @param {AppBuild} parts.server what the Workers' bundles need of Vite
 * @param {(changed?: string[]) => Promise<void>} parts.bundle bundles the Workers that the changed files affect
 * @param {() => string} parts.made what the server's build has made
 * @param {() => string} parts.chunks the browser's files by name, as the server's build writes them into pages
 * @param {(file: string) => boolean} parts.exists
 * @returns {(changed?: string[], serve?: () => Promise<void>) => Promise<void>} builds what the changed files (relative
 *   to the project; everything without them) can affect. `serve` loads new Workers: it is called as soon as they are
 *   built, and once more if Vite then has made something else than the Worker knows; not for style sheets, which no
 *   Worker has. Throws what a build throws, when no build runs any more
 */
export function buildSteps({ client, server, bundle, made, chunks, exists }) {
  /** The browser's files as given to the server's build. */
  let namedChunks = "";

  return async (changed, serve = async () => {}) => {
    if (!changed || changed.some(mayBeRoute)) {
      await client.run(true);
      await renew(changed, serve, true);
    } else if (changed.every((file) => STYLES.test(file) && client.reads(file))) await client.run(false);
    else await buildAgain(changed, serve);
  };

  /**
   * A file that no build has read may be a new route, or a missing import; one that is gone may have been a route.
   * @param {string} file
   */
  function mayBeRoute(file) {
    return (APP_INPUT.test(file) && !client.reads(file) && !server.reads(file)) || !exists(file);
  }

  /**
   * @param {string[]} changed
   * @param {() => Promise<void>} serve
   */
  async function buildAgain(changed, serve) {
    const isClient = changed.some((file) => client.reads(file) || STATIC.test(file));
    const browser = isClient ? client.run(false) : undefined;
    // Awaited below; until then Node would take its failure for one that nobody handles.
    browser?.catch(() => undefined);
    try {
      const ofServer = changed.filter(server.reads);
      if (!ofServer.every(isPlainSource)) await server.run(false);
      if (!changed.every((file) => SOURCE.test(file))) await browser;
      await bundle(changed).catch(async (error) => {
        if (ofServer.length === 0) throw error;
        // Either Vite has not built what is imported now, or it says better than esbuild what is wrong.
        await server.run(false);
        await bundle(changed);
      });
      await serve();
    } finally {
      await browser;
    }
    if (chunks() !== namedChunks || changed.some((file) => ROUTE.test(file))) await renew(changed, serve, false);
  }

  /**
   * Has Vite make what the Worker needs, with the names of the browser's files, and builds the Worker with it.
   * @param {string[] | undefined} changed
   * @param {() => Promise<void>} serve
   * @param {boolean} fresh
   */
  async function renew(changed, serve, fresh) {
    const [names, before] = [chunks(), made()];
    await server.run(fresh);
    namedChunks = names;
    if (!fresh && made() === before) return;
    await bundle(changed);
    await serve();
  }
}
