/** The build's part of the brand: the files that browsers ask for by fixed names, and the dark colours. */
import { readFileSync } from "node:fs";
import type { Plugin as CssPlugin } from "postcss";
import sharp from "sharp";
import type { Plugin } from "vite";
import * as brand from "./brand.ts";
import { interpolate } from "./words/interpolate.ts";
import { shellWords } from "./words/shell.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url));
/** Pixels of the SVG's unit of 1/72 inch: sharp for every size below. */
const DENSITY = 1_200;

/** Vite plugin: draws the icons and the picture of links from the two SVG files, and writes the manifest. */
export function brandFiles(): Plugin {
  return {
    name: "brand-files",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      const files: Record<string, string | Buffer> = {
        "favicon.svg": read("icon.svg"),
        // Browsers go by the content: a PNG under the name that they ask for.
        "favicon.ico": await drawing("icon.svg", 32).png().toBuffer(),
        "apple-touch-icon.png": await touchIcon(),
        "og.png": await linkPicture(),
        "manifest.webmanifest": `${JSON.stringify(manifest(), null, 2)}\n`,
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

const drawing = (file: string, size: number) => sharp(read(file), { density: DENSITY }).resize(size, size);

/** Systems round its corners themselves: they get the colour of the icon's edge. */
async function touchIcon(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = await drawing("icon.svg", 180)
    .extract({ left: 90, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return drawing("icon.svg", 180).flatten({ background: { r, g, b } }).png().toBuffer();
}

/** The mark on the band's colour, for pages without a picture of their own: 1200 × 630 pixels. */
async function linkPicture(): Promise<Buffer> {
  const { band, "band-accent": accent } = brand.colours;
  const mark = read("logo.svg").toString().replace("<svg ", `<svg fill="${accent}" `);
  return sharp({ create: { width: 1_200, height: 630, channels: 3, background: band } })
    .composite([{ input: await sharp(Buffer.from(mark), { density: DENSITY }).resize(320, 320).png().toBuffer() }])
    .png({ palette: true })
    .toBuffer();
}

const manifest = () => ({
  name: interpolate(shellWords.mn.siteTitle, { shop: brand.name }),
  short_name: brand.name,
  lang: "mn",
  start_url: "/",
  display: "browser",
  background_color: brand.colours.paper,
  theme_color: brand.colours.band,
  icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
});

/**
 * PostCSS plugin: the dark colours, which tokens.css has once, for a browser that wishes them, stand a second time for
 * a shopper who chose them. `light-dark()` would need Chrome 123, and takes colours alone.
 */
export const chosenDark: CssPlugin = {
  postcssPlugin: "chosen-dark",
  Rule(rule) {
    if (rule.selector === ':root:not([data-theme="light"])')
      rule.parent?.after(rule.clone({ selector: ':root[data-theme="dark"]' }));
  },
};
