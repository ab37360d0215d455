/**
 * How a document starts Remix: at the first sign of a shopper, or when nobody has touched the page for a while. Until
 * then the browser itself follows links and sends forms, as without JavaScript. It stands in for `<Scripts>`, which
 * starts at once (README.md).
 */
import type { EntryContext } from "@remix-run/cloudflare";
import { inlineJson, inlineText } from "./inline-json.ts";

/** Where products go from every page: a press must not wait for this route's scripts, or fail by them. */
const CART = "routes/cart_.lines";

/** What a shopper who is about to act does first. Scrolling is one: the next thing is a press. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
/** How long a page that nobody touches waits once loaded: countdowns and payments need scripts. */
const QUIET_MS = 3_000;

/**
 * Where a script cannot be loaded the page stays plain HTML, as in a browser older than those for which scripts are
 * made (oldest-browsers.vite.ts): `Object.hasOwn` came with Chrome 93 and Safari 15.4, `TextEncoderStream` with
 * Firefox 113.
 */
const START = `(async({nonce})=>{
if(!("hasOwn"in Object&&"TextEncoderStream"in window))return void(document.documentElement.dataset.scripts="none");
const textOf=(id)=>document.getElementById(id).textContent,page=JSON.parse(textOf("start"));
await new Promise((begin)=>{
for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,begin,{capture:true,once:true});
addEventListener("load",()=>setTimeout(begin,${QUIET_MS}))});
for(const href of page.preloads)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,nonce}));
window.__remixContext=page.context;
window.__remixContext.stream=new ReadableStream({start(data){data.enqueue(textOf("page-data"));data.close()}}).pipeThrough(new TextEncoderStream());
const load=(href)=>import(href),[modules]=await Promise.all([Promise.all(Object.values(page.routes).map(load)),load(page.manifest)]);
window.__remixRouteModules=Object.fromEntries(Object.keys(page.routes).map((id,at)=>[id,modules[at]]));
await load(page.entry)
})(document.currentScript).catch(()=>{})`.replaceAll("\n", "");

/**
 * @param context of the page, whose data is read
 * @param nonce of the answer's Content-Security-Policy
 * @returns the elements that end the document's body: the data as Remix sends it, and what starts the scripts
 */
export async function startOf(context: EntryContext, nonce: string): Promise<string> {
  const { manifest, serverHandoffStream, serverHandoffString = "{}", staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const start = {
    context: JSON.parse(serverHandoffString) as unknown,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    preloads: [...new Set([manifest.entry, ...routes, manifest.routes[CART]].flatMap(filesOf))],
  };
  return (
    dataBlock("page-data", inlineText(await new Response(serverHandoffStream).text())) +
    dataBlock("start", inlineJson(start)) +
    `<script nonce="${nonce}">${START}</script>`
  );
}

const filesOf = (part: { module: string; imports?: string[] } | undefined) =>
  part ? [part.module, ...(part.imports ?? [])] : [];

/** An element of data, which no browser runs. */
export const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;
