/** Reads bodies of other servers up to a limit. */

/**
 * Reads a body as text.
 * @param longest in bytes
 * @returns null for a longer body, whose rest is not read
 */
export async function cappedText(response: Response, longest: number): Promise<string | null> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > longest) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
