/** Text between two tags of an XML document, without the characters that none may hold (XML 1.0, section 2.2). */
export function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** An element with a text; null gives none. */
export function element(name: string, text: string | number | null): string {
  return text === null ? "" : `<${name}>${xml(String(text))}</${name}>`;
}
