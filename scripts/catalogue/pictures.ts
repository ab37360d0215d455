/** The pictures of a catalogue: checked by what they hold, and named after it. */
import { createHash } from "node:crypto";
import { pictureTypeOf } from "#bff/domain/picture-file.ts";
import { headOf } from "#bff/pictures/photograph-head.ts";
import { canBePhotograph } from "#bff/pictures/smaller.ts";

/** As base64 in a row of D1, which holds a megabyte. */
export const MOST_BYTES = 600 * 1024;
/** Width × height that the Worker unpacks for a shared picture (bff/og/shared-pictures.ts). */
const MOST_PIXELS = 6_000_000;
const LEAST_PIXELS = 200 * 200;

/** A picture as the database keeps it. */
export interface StoredPicture {
  /** Ends in the first eight digits of its content's SHA-256. */
  name: string;
  type: string;
  /** Base64. */
  content: string;
}

/** The type that the first bytes say. */
function typeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP") return "image/webp";
  return undefined;
}

const endingOf = (name: string) => /\.([a-z]+)$/.exec(name)?.[1] ?? "";

/** The name under which a file is kept; the name that it is kept under stays. */
export function storedName(name: string, bytes: Uint8Array): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const stem = name.slice(0, -endingOf(name).length - 1);
  return stem.endsWith(`-${digest}`) ? name : `${stem}-${digest}.${endingOf(name)}`;
}

/**
 * Checks a picture.
 * @returns the picture, or what is wrong with it
 */
export function checkPicture(name: string, bytes: Uint8Array): StoredPicture | { says: string } {
  const promised = pictureTypeOf(name);
  const type = typeOf(bytes);
  if (!canBePhotograph(promised)) return { says: "is no .jpg, .jpeg, .png or .webp" };
  if (type === undefined) return { says: "holds neither a JPEG nor a PNG nor a WebP" };
  if (type !== promised) return { says: `holds ${type}, its name promises ${promised}` };
  if (bytes.byteLength > MOST_BYTES)
    return { says: `has ${Math.ceil(bytes.byteLength / 1024)} KB; ${MOST_BYTES / 1024} KB at the most` };
  const head = headOf(bytes);
  if (head === null) return { says: "is broken: its head does not say how large it is" };
  const pixels = head.width * head.height;
  if (pixels < LEAST_PIXELS || pixels > MOST_PIXELS)
    return {
      says: `has ${pixels.toLocaleString("en")} pixels; 40,000 (200 × 200) to 6,000,000 (3000 × 2000) are right`,
    };
  return { name: storedName(name, bytes), type, content: Buffer.from(bytes).toString("base64") };
}
