/**
 * Draws shared pictures by Takumi, which runs as WebAssembly. Only the Worker imports this file, and only when the
 * first picture is asked for: no page waits for it.
 */
import { Renderer } from "@takumi-rs/wasm";
import { SHARED_SIZE } from "../domain/shared-picture.ts";
import { openDrawingLibrary } from "../pictures/drawing-library.ts";
import type { SharedCard } from "../views/shared-card.ts";
import { cardNode, FONT_FAMILIES, MARK, markDrawing } from "./layout.ts";

/** A picture of a card, under the address by which the card names it. */
export interface CardPicture {
  address: string;
  bytes: ArrayBuffer;
}

export type DrawCard = (
  card: SharedCard,
  pictures: readonly CardPicture[],
  assets: Fetcher,
) => Promise<Uint8Array<ArrayBuffer>>;

/** In the order of FONT_FAMILIES: the files that the pages have. */
const FONT_FILES = ["och-cyrillic.woff2", "och-latin.woff2"];

/**
 * Draws a card.
 * @param pictures of those of the card, the ones that could be read
 * @param assets the shop's static files, for its fonts
 * @returns a PNG of 1200 × 630 pixels
 * @throws the library's error for a picture that it cannot read, and an error for a missing font
 */
export const drawCard: DrawCard = async (card, pictures, assets) => {
  const renderer = await openRenderer(assets);
  const shown = card.pictures.filter((address) => pictures.some((picture) => picture.address === address));
  return renderer.render(cardNode({ ...card, pictures: shown }), {
    ...SHARED_SIZE,
    format: "png",
    images: [
      ...Object.entries(MARK).map(([colour, src]) => ({ src, data: new TextEncoder().encode(markDrawing(colour)) })),
      ...pictures.map(({ address, bytes }) => ({ src: address, data: bytes, cache: "none" as const })),
    ],
  });
};

/** Each request fetches the fonts itself, since it cannot wait for another request's; the first to arrive are used. */
async function openRenderer(assets: Fetcher): Promise<Renderer> {
  if (opened) return opened;
  const [fonts] = await Promise.all([
    Promise.all(FONT_FILES.map((file) => readFont(assets, file))),
    openDrawingLibrary(),
  ]);
  if (opened) return opened;
  const renderer = new Renderer();
  for (const [index, data] of fonts.entries()) await renderer.registerFont({ name: FONT_FAMILIES[index] ?? "", data });
  opened = renderer;
  return renderer;
}

let opened: Renderer | undefined;

async function readFont(assets: Fetcher, file: string): Promise<ArrayBuffer> {
  const response = await assets.fetch(`https://assets.invalid/fonts/${file}`);
  if (!response.ok) throw new Error(`The font ${file} is not there: ${response.status}`);
  return response.arrayBuffer();
}
