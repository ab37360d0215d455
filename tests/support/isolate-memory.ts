/**
 * The heap of the storefront's isolate, by the inspector. The process (`worker-memory.ts`) also holds the local
 * server's isolates, and memory that is free but not returned to the system.
 */
import { fetch } from "miniflare";
import { z } from "zod";

const targets = z.array(z.object({ title: z.string(), webSocketDebuggerUrl: z.string() }));
/** workerd answers a snapshot with the question itself, and no result. */
const answer = z.object({ id: z.number(), result: z.object({ usedSize: z.number() }).optional() });

export interface IsolateMemory {
  /** Bytes in use after a full collection: a snapshot of the heap begins with one. Takes seconds. */
  usedAfterCollection(): Promise<number>;
  close(): void;
}

/** @param inspectorPort of a running shop */
export async function isolateMemory(inspectorPort: number): Promise<IsolateMemory> {
  const known = targets.parse(await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json());
  const target = known.find(({ title }) => title.includes("user:och-storefront"));
  if (!target) throw new Error("The inspector knows no storefront");
  const { webSocket } = await fetch(target.webSocketDebuggerUrl.replace("ws:", "http:"), {
    headers: { Upgrade: "websocket" },
  });
  if (!webSocket) throw new Error("The inspector takes no connection");
  const waiting = new Map<number, (usedSize: number) => void>();
  webSocket.addEventListener("message", ({ data }) => {
    if (typeof data !== "string" || data.startsWith('{"method"')) return;
    const { success, data: said } = answer.safeParse(JSON.parse(data));
    if (!success) return;
    waiting.get(said.id)?.(said.result?.usedSize ?? 0);
    waiting.delete(said.id);
  });
  webSocket.accept();
  let asked = 0;
  const ask = (method: string, params = {}) =>
    new Promise<number>((resolve) => {
      waiting.set(++asked, resolve);
      webSocket.send(JSON.stringify({ id: asked, method, params }));
    });
  return {
    usedAfterCollection: async () => {
      await ask("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
      return ask("Runtime.getHeapUsage");
    },
    close: () => webSocket.close(),
  };
}
