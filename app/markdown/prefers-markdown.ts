/**
 * Whether a request wants Markdown (RFC 7763) rather than HTML: assistants and other reading programs say so. Browsers
 * do not, and a program that accepts anything gets HTML.
 * @param accept the request's `Accept`
 */
export function prefersMarkdown(accept: string | null): boolean {
  const markdown = qualityOf("text/markdown", accept);
  return markdown > 0 && markdown >= qualityOf("text/html", accept);
}

/** The quality that a request gives to a media type by its own name (RFC 9110, section 12.5.1); 0 where it does not. */
function qualityOf(type: string, accept: string | null): number {
  for (const range of (accept ?? "").toLowerCase().split(",")) {
    const [name, ...parameters] = range.split(";").map((part) => part.trim());
    if (name !== type) continue;
    const quality = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
    return Number.isFinite(quality) ? quality : 0;
  }
  return 0;
}
