/**
 * How shared pictures look: a card as boxes, texts and pictures for the drawing library. The colours are those of the
 * light pages (app/styles/tokens.css): a link preview appears beside others, whatever colours its reader has chosen.
 */
import type { Node } from "@takumi-rs/wasm";
import { withoutBreaks } from "../domain/no-breaks.ts";
import { SHARED_SIZE } from "../domain/shared-picture.ts";
import { shortText } from "../domain/short-text.ts";
import type { SharedCard } from "../views/shared-card.ts";

const COLOUR = {
  paper: "#fefdfb",
  tile: "#f4f2ed",
  line: "#e5e1d9",
  ink: "#1f1b16",
  muted: "#635c52",
  accent: "#0a58ad",
  signal: "#b5330d",
  onSignal: "#ffffff",
  band: "#17263a",
  onBand: "#e9eff6",
  bandMark: "#8cc2ff",
} as const;

/** The font's two files, under the names by which texts ask for them. */
export const FONT_FAMILIES = ["Och Cyrillic", "Och Latin"] as const;

/** The shop's mark (app/shell/logo.tsx), drawn in one colour. */
export const MARK = {
  [COLOUR.accent]: "mark-accent",
  [COLOUR.bandMark]: "mark-band",
} as const;

/** The mark as a drawing. */
export const markDrawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${colour}"><path d="M17 1c.6 8.6 5 13.2 14 14.5C22 17 17.6 21.5 17 31c-.9-9.3-5.2-13.9-16-15.5C11.7 14.2 16 9.7 17 1z"/><path d="M27 2c.2 2.3 1.3 3.5 3.6 3.9C28.3 6.3 27.2 7.5 27 10c-.3-2.4-1.5-3.6-4-4.1 2.5-.4 3.7-1.6 4-3.9z"/></svg>`;

const PADDING = 64;
/** The longest texts that are passed to the library, in UTF-16 units; the library cuts what does not fit its lines. */
const LONGEST = { title: 160, note: 220, shop: 40 } as const;

type Style = NonNullable<Node["style"]>;

const box = (style: Style, children: (Node | null)[]): Node => ({
  type: "container",
  style: { display: "flex", ...style },
  children: children.filter((child) => child !== null),
});

const text = (words: string, style: Style): Node => ({
  type: "text",
  text: withoutBreaks(words),
  style: { fontWeight: 400, lineHeight: 1.2, color: COLOUR.ink, overflowWrap: "anywhere", ...style },
});

const image = (src: string, width: number, height = width): Node => ({
  type: "image",
  src,
  style: { width, height, objectFit: "contain" },
});

/** A card as the drawing library takes it; `pictures` are the names under which it is given their bytes. */
export function cardNode(card: SharedCard): Node {
  const children =
    card.layout === "page" ? pageParts(card) : card.layout === "list" ? listParts(card) : productParts(card);
  return box(
    {
      ...SHARED_SIZE,
      padding: PADDING,
      fontFamily: FONT_FAMILIES.map((name) => `"${name}"`).join(", "),
      backgroundColor: card.layout === "page" ? COLOUR.band : COLOUR.paper,
      ...(card.layout === "product" ? { gap: 56 } : { flexDirection: "column" }),
    },
    children,
  );
}

function productParts({ shop, title, price, pictures: [picture] }: SharedCard): Node[] {
  const name = shortText(title, LONGEST.title);
  return [
    box({ flexDirection: "column", flexGrow: 1, flexBasis: 0, minWidth: 0 }, [
      shopName(shop),
      box({ flexDirection: "column", flexGrow: 1, justifyContent: "center" }, [
        text(name, {
          fontSize: name.length > 60 ? 44 : 54,
          fontWeight: 700,
          lineHeight: 1.16,
          lineClamp: 4,
          textWrap: "balance",
        }),
      ]),
      price && priceParts(price),
    ]),
    ...(picture
      ? [box({ ...tile, width: 502, height: 502, padding: 24, alignSelf: "center" }, [image(picture, 454)])]
      : []),
  ];
}

function priceParts({ now, before, discount }: NonNullable<SharedCard["price"]>): Node {
  return box({ flexDirection: "column", gap: 14 }, [
    before || discount
      ? box({ alignItems: "center", gap: 20 }, [
          discount
            ? box(
                {
                  backgroundColor: COLOUR.signal,
                  borderRadius: 12,
                  paddingLeft: 16,
                  paddingRight: 16,
                  height: 52,
                  alignItems: "center",
                },
                [text(discount, { fontSize: 32, fontWeight: 700, color: COLOUR.onSignal })],
              )
            : null,
          before ? text(before, { fontSize: 36, color: COLOUR.muted, textDecoration: "line-through" }) : null,
        ])
      : null,
    text(now, { fontSize: 68, fontWeight: 700, lineHeight: 1.1, whiteSpace: "nowrap" }),
  ]);
}

function listParts({ shop, title, note, pictures }: SharedCard): Node[] {
  const hasPictures = pictures.length > 0;
  return [
    box({ alignItems: "center", justifyContent: "space-between", gap: 40 }, [shopName(shop)]),
    box({ flexDirection: "column", flexGrow: 1, justifyContent: "center", gap: 10 }, [
      text(shortText(title, LONGEST.title), {
        fontSize: hasPictures ? 60 : 76,
        fontWeight: 700,
        lineHeight: 1.12,
        lineClamp: hasPictures ? 1 : 3,
      }),
      note ? text(note, { fontSize: 34, color: COLOUR.muted }) : null,
    ]),
    ...(hasPictures
      ? [
          box(
            { gap: 26 },
            pictures.map((picture) =>
              box({ ...tile, width: 340, height: 264, padding: 18 }, [image(picture, 304, 228)]),
            ),
          ),
        ]
      : []),
  ];
}

function pageParts({ shop, title, note }: SharedCard): Node[] {
  return [
    shopName(shop, COLOUR.bandMark, "#ffffff", 1.5),
    box({ flexDirection: "column", flexGrow: 1, justifyContent: "center", gap: 24 }, [
      text(shortText(title, LONGEST.title), {
        fontSize: title.length > 50 ? 60 : 76,
        fontWeight: 700,
        lineHeight: 1.12,
        lineClamp: 3,
        color: "#ffffff",
      }),
      note
        ? text(shortText(note, LONGEST.note), { fontSize: 34, lineHeight: 1.35, lineClamp: 3, color: COLOUR.onBand })
        : null,
    ]),
  ];
}

const tile: Style = {
  backgroundColor: COLOUR.tile,
  borderRadius: 28,
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
};

function shopName(name: string, mark: keyof typeof MARK = COLOUR.accent, colour: string = COLOUR.ink, scale = 1): Node {
  return box({ alignItems: "center", gap: 12 * scale }, [
    image(MARK[mark], 46 * scale),
    text(shortText(name, LONGEST.shop), {
      fontSize: 44 * scale,
      fontWeight: 700,
      lineHeight: 1,
      color: colour,
      lineClamp: 1,
    }),
  ]);
}
