/** Reads bodies of other servers up to a limit. */

/**
 * Reads a body to its end.
 * @param maxBytes its limit
 * @returns null for a longer body, whose rest is not read
 * @throws when it breaks off
 */
export async function cappedBody({ body }: Response, maxBytes: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>> | null)?.getReader();
  for (let left = maxBytes; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.byteLength;
    if (left < 0) {
      // One half of a doubled stream is not cancelled before the other has ended.
      reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
  return new Blob(chunks);
}

/** As `cappedBody`, as text, without a byte order mark. */
export async function cappedText(response: Response, maxBytes: number): Promise<string | null> {
  const body = await cappedBody(response, maxBytes);
  return body && new TextDecoder().decode(await body.arrayBuffer());
}
