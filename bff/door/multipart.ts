/** Recognises a browser's multipart form with text fields only. */

/** RFC 2046, 5.1.1, without its blanks. */
const BOUNDARY = /^[\w'()+,./:=?-]{1,70}$/;
const DISPOSITION = /^content-disposition: *form-data; *name="[^"]*"$/i;
const TEXT_TYPE = /^content-type: *text\/plain(?:; *charset="?utf-?8"?)?$/i;

/**
 * Whether every part is a named text field: no file, no nested multipart, no encoding of its own, and a proper end.
 * @param body the whole body
 * @param boundary as the request's `Content-Type` names it
 */
export function hasPlainParts(body: string, boundary: string): boolean {
  if (!BOUNDARY.test(boundary)) return false;
  const [before, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  return before === "" && (end === "--" || end === "--\r\n") && parts.every(isPlainPart);
}

function isPlainPart(part: string): boolean {
  const head = part.slice(0, part.indexOf("\r\n\r\n"));
  const [afterBoundary, ...lines] = head.split("\r\n");
  const dispositions = lines.filter((line) => DISPOSITION.test(line));
  return (
    part.includes("\r\n\r\n") &&
    afterBoundary === "" &&
    dispositions.length === 1 &&
    lines.every((line) => DISPOSITION.test(line) || TEXT_TYPE.test(line))
  );
}
