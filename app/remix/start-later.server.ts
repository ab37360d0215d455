/**
 * When a page's framework scripts start (decision 0254): at the first sign of a shopper, or when nobody has touched the
 * page for a while. Until then the browser itself follows links and sends forms, as without JavaScript.
 */

/** How Remix' `<Scripts>` begins a preload: without a nonce, which 'strict-dynamic' asks for. */
const PRELOAD = '<link rel="modulepreload"';
/** The script with which `<Scripts>` starts the page: static imports, then the client's entry. */
const MODULE_SCRIPT = /(<script [^>]*type="module"[^>]*>)(import "[\s\S]*?)(<\/script>)/;
/** `import "a";` or `import * as name from "a";` */
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");\s*/g;
/** What the imports are for. */
const REST = /^(window\.__remixRouteModules = \{[^;]*\};)\s*(import\("[^"]+"\));$/;

/** What a shopper who is about to act does first. Scrolling is one: the next thing is a press. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
/** How long a page that nobody touches waits once loaded: countdowns and payments need scripts. */
const QUIET_MS = 3_000;

/**
 * Calls `load`, which imports the modules of the page's routes, and then `run`, which hands them to Remix and imports
 * the client's entry. In a browser older than those for which the scripts are made (oldest-browsers.vite.ts) the page
 * stays plain HTML, as it does where they cannot be loaded. `Object.hasOwn`: Chrome 93, Safari 15.4;
 * `TextEncoderStream`, with which Remix begins: Firefox 113.
 */
const STARTER = `const signs=${JSON.stringify(SIGNS)};let begun;
const start=async()=>{
if(begun)return;
begun=1;
for(const sign of signs)removeEventListener(sign,start,true);
for(const link of document.querySelectorAll("[rel=modulepreload]"))link.media="";
try{await run(await Promise.all(load()))}catch{}
};
if("hasOwn"in Object&&"TextEncoderStream"in window){
for(const sign of signs)addEventListener(sign,start,true);
addEventListener("load",()=>setTimeout(start,${QUIET_MS}))
}else document.documentElement.dataset.scripts="none"`.replaceAll("\n", "");

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
    .replace(MODULE_SCRIPT, (_, tag: string, code: string, end: string) => tag + startingLater(code) + end);
}

/** The same imports as those of a module, when `STARTER` asks for them. */
function startingLater(code: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)];
  const names = imports.map(([, name = ""]) => name);
  const loads = imports.map(([, , from]) => `import(${from})`);
  const [, routes, entry] = code.replaceAll(STATIC_IMPORT, "").trim().match(REST) ?? [];
  if (!routes || !entry) throw new Error("Remix imports a page's modules in another way");
  return `const load=()=>[${loads.join()}],run=([${names.join()}])=>{${routes}return ${entry}};${STARTER}`;
}
