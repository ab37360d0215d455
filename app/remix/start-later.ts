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

/** What a shopper who is about to act does first. Scrolling is one: the next thing is a press. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
/** How long a page that nobody touches waits once loaded, in milliseconds: countdowns and payments need scripts. */
const QUIET = 3000;
/** How the keys of pending writes begin in localStorage (`app/writes/outbox.ts`): somebody waits for their answers. */
const PENDING = "write ";

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
    .replace(MODULE_SCRIPT, (_, tag: string, code: string, end: string) => tag + starter(code) + end);
}

/** The same imports as those of a module, when they are asked for. */
function starter(code: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)];
  const names = imports.map(([, name = ""]) => name);
  const loads = imports.map(([, , from]) => `import(${from})`);
  const rest = code.replaceAll(STATIC_IMPORT, "").trim();
  if (/\bimport\b(?!\()/.test(rest)) throw new Error("Remix imports a page's modules in another way");
  return (
    `const signs=${JSON.stringify(SIGNS)};let begun;const start=async()=>{` +
    "if(begun)return;begun=1;for(const sign of signs)removeEventListener(sign,start,true);" +
    'for(const link of document.querySelectorAll("link[rel=modulepreload]"))link.media="";' +
    // Where a script cannot be loaded, which the browser itself reports, the page stays plain HTML.
    `const loaded=await Promise.all([${loads.join()}]).catch(()=>null);` +
    `if(!loaded)return;const[${names.join()}]=loaded;${rest}};` +
    "for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});" +
    `const quiet=()=>setTimeout(start,${QUIET});` +
    `let pending;try{pending=Object.keys(localStorage).some(key=>key.startsWith("${PENDING}"))}catch{}` +
    'if(pending)start();else if(document.readyState==="complete")quiet();else addEventListener("load",quiet)'
  );
}
