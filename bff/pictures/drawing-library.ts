/**
 * Takumi, which runs as WebAssembly: it draws shared pictures (bff/og) and reads photographs (resizer.ts). Only the
 * Worker imports this file, and only when a picture is asked for: no page waits for it.
 */
import { initSync } from "@takumi-rs/wasm";

/** Loads the library, once in an isolate. */
export async function openDrawingLibrary(): Promise<void> {
  initSync({ module: await loadModule() });
}

/**
 * Bundled as a module of its own; the package's types describe its exports, and the bundler gives the module itself.
 */
async function loadModule(): Promise<WebAssembly.Module> {
  const loaded: object = await import("@takumi-rs/wasm/takumi_wasm_bg.wasm");
  return compiled(loaded);
}

/**
 * The module that a bundler gives for an import of a `.wasm` file.
 * @throws Error where it gives something else
 */
export function compiled(loaded: object): WebAssembly.Module {
  if ("default" in loaded && loaded.default instanceof WebAssembly.Module) return loaded.default;
  throw new Error("A library is not bundled as WebAssembly");
}
