/**
 * Makes photographs smaller in the Worker: Takumi, which is written in Rust, decodes and scales what comes from
 * outside; libaom and libwebp, as @jsquash compiles them, only ever see the pixels that it gives. Only the Worker
 * imports this file, and only when the first photograph is asked for.
 */
import { type Node, Renderer } from "@takumi-rs/wasm";
import { compiled, openDrawingLibrary } from "./drawing-library.ts";
import type { Orientation, PhotographHead } from "./photograph-head.ts";
import { type SmallerFormat, smallerSize } from "./smaller.ts";

/** The pixels of an encoded picture, or null where it failed. */
interface Encoder {
  encode: (
    pixels: Uint8Array,
    width: number,
    height: number,
    options: Record<string, number | boolean>,
  ) => Uint8Array<ArrayBuffer> | null;
}

/** How an encoder's module is opened: a new instance each time, whose memory is free again after its picture. */
export type OpenEncoder = (settings: {
  noInitialRun: true;
  instantiateWasm: (imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) => WebAssembly.Exports;
}) => Promise<Encoder>;

/**
 * Makes a photograph smaller, upright by its EXIF orientation, never larger than it is.
 * @param bytes the file
 * @param head what `headOf` says of it
 * @param width in pixels
 * @throws what the libraries throw for a picture that they cannot read
 */
export type ResizePhotograph = (
  bytes: ArrayBuffer,
  head: PhotographHead,
  width: number,
  format: SmallerFormat,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Makes a photograph smaller, by the libraries. */
export const resizePhotograph: ResizePhotograph = async (bytes, head, width, format) => {
  const size = smallerSize(head, width);
  await openDrawingLibrary();
  renderer ??= new Renderer();
  const images = [{ src: "photograph", data: new Uint8Array(bytes), cache: "none" as const }];
  const pixels = await renderer.render(turned(head.orientation, size), { ...size, format: "raw", images });
  const { encode } = encoders[format];
  const encoded = await encode(pixels, size.width, size.height);
  if (!encoded) throw new Error(`No ${format} of ${size.width} × ${size.height}`);
  // A view of the instance's memory would keep all of it.
  return encoded.slice();
};

let renderer: Renderer | undefined;

/** What makes a picture upright, by its orientation (EXIF 2.3, 4.6.4). */
const TURNS: Record<Orientation, string> = {
  1: "none",
  2: "scaleX(-1)",
  3: "rotate(180deg)",
  4: "scaleY(-1)",
  5: "rotate(90deg) scaleY(-1)",
  6: "rotate(90deg)",
  7: "rotate(270deg) scaleY(-1)",
  8: "rotate(270deg)",
};

function turned(orientation: Orientation, { width, height }: { width: number; height: number }): Node {
  const [across, down] = orientation > 4 ? [height, width] : [width, height];
  const style = { width: across, height: down, flexShrink: 0, transform: TURNS[orientation] };
  return {
    type: "container",
    style: { width, height, display: "flex", alignItems: "center", justifyContent: "center" },
    children: [{ type: "image", src: "photograph", style }],
  };
}

/**
 * A speed and a quality each: at these both look alike, and AVIF takes a third less (decision 0225).
 */
const encoders = {
  avif: {
    encode: async (pixels: Uint8Array, width: number, height: number) => {
      const [glue, module, { defaultOptions }] = await Promise.all([
        import("@jsquash/avif/codec/enc/avif_enc.js"),
        import("@jsquash/avif/codec/enc/avif_enc.wasm"),
        import("@jsquash/avif/meta.js"),
      ]);
      const encoder = await opened(glue.default, compiled(module));
      return encoder.encode(pixels, width, height, { ...defaultOptions, quality: 60, speed: 8 });
    },
  },
  webp: {
    encode: async (pixels: Uint8Array, width: number, height: number) => {
      const [glue, module, { defaultOptions }] = await Promise.all([
        import("@jsquash/webp/codec/enc/webp_enc_simd.js"),
        import("@jsquash/webp/codec/enc/webp_enc_simd.wasm"),
        import("@jsquash/webp/meta.js"),
      ]);
      const encoder = await opened(glue.default, compiled(module));
      return encoder.encode(pixels, width, height, { ...defaultOptions, quality: 75, method: 3 });
    },
  },
};

const opened = (open: OpenEncoder, module: WebAssembly.Module): Promise<Encoder> =>
  open({
    noInitialRun: true,
    instantiateWasm: (imports, use) => {
      const instance = new WebAssembly.Instance(module, imports);
      use(instance);
      return instance.exports;
    },
  });
