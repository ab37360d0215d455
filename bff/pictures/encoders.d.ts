/**
 * The encoders of @jsquash, by their own modules: the package's functions keep one instance, whose memory only grows.
 */

declare module "@jsquash/avif/codec/enc/avif_enc.js" {
  import type { OpenEncoder } from "#bff/pictures/resizer.ts";

  const open: OpenEncoder;
  export default open;
}

declare module "@jsquash/avif/codec/enc/avif_enc.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "@jsquash/avif/meta.js" {
  /** Every option: the module takes no fewer. */
  export const defaultOptions: Record<string, number | boolean>;
}

declare module "@jsquash/webp/codec/enc/webp_enc_simd.js" {
  import type { OpenEncoder } from "#bff/pictures/resizer.ts";

  const open: OpenEncoder;
  export default open;
}

declare module "@jsquash/webp/codec/enc/webp_enc_simd.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "@jsquash/webp/meta.js" {
  /** Every option: the module takes no fewer. */
  export const defaultOptions: Record<string, number | boolean>;
}
