/**
 * When a page's framework scripts start (decision 0254): at the first sign of a shopper, or when nobody has touched the
 * page for a while. Until then the browser itself follows links and sends forms, as without JavaScript. What only a
 * script acts on is kept meanwhile, and done when the scripts are there (`app/starter`).
 */

import { CART_FORM } from "#app/cart/cart-form.tsx";
import ofAddress from "#app/starter/of-address.ts?document-script";
import ofCart from "#app/starter/of-cart.ts?document-script";
import ofPage from "#app/starter/of-page.ts?document-script";

/** How Remix' `<Scripts>` begins a preload: without a nonce, which 'strict-dynamic' asks for. */
const PRELOAD = '<link rel="modulepreload"';
/** The script with which `<Scripts>` starts the page: static imports, then the client's entry. */
const MODULE_SCRIPT = /(<script [^>]*type="module"[^>]*>)(import "[\s\S]*?)(<\/script>)/;
/** `import "a";` or `import * as name from "a";` */
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");\s*/g;
/** What the imports are for. */
const REST = /^(window\.__remixRouteModules = \{[^;]*\};)\s*(import\("[^"]+"\));$/;

/**
 * @param html as Remix prints it, with or without scripts
 * @param nonce for preloads, which compete with neither pictures nor fonts
 * @returns with preloads that load, and scripts that run, not before the page starts
 * @throws when Remix prints preloads without a script that it starts by
 */
export function startLater(html: string, nonce: string): string {
  if (!html.includes(PRELOAD)) return html;
  if (!MODULE_SCRIPT.test(html)) throw new Error("Remix starts a page in another way");
  return html
    .replaceAll(PRELOAD, `${PRELOAD} nonce="${nonce}" media="not all" fetchpriority="low"`)
    .replace(MODULE_SCRIPT, (_, tag: string, code: string, end: string) => tag + starter(code, scriptFor(html)) + end);
}

/** What the button beside a field that sends itself has (`ChangeButton`). */
const SENDS_ITSELF = "data-change";

/** The script for this page: the cart and the address page have changed fields to save when they are left. */
function scriptFor(html: string): string {
  if (!html.includes(SENDS_ITSELF)) return ofPage;
  return html.includes(`id="${CART_FORM}"`) ? ofCart : ofAddress;
}

/**
 * The same imports as those of a module, when they are asked for (`pageScripts` of app/starter/start.ts).
 * @param script what asks for them
 */
function starter(code: string, script: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)];
  const names = imports.map(([, name = ""]) => name);
  const loads = imports.map(([, , from]) => `import(${from})`);
  const [, routes, entry] = code.replaceAll(STATIC_IMPORT, "").trim().match(REST) ?? [];
  if (!routes || !entry) throw new Error("Remix imports a page's modules in another way");
  const run = `([${names.join()}])=>{${routes}return ${entry}}`;
  return `const pageScripts={load:()=>[${loads.join()}],run:${run}};${script}`;
}
