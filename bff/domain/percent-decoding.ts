/** A text as `decodeURIComponent` reads it; as it stands where it is not percent-encoded as it should be. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
