const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON that may stand inside a `<script>` element: text from upstream cannot close it.
 * @param value anything that JSON can hold
 */
export const inlineJson = (value: unknown): string => inlineText(JSON.stringify(value));

/** @param json text of JSON, in which such letters stand in strings alone */
export const inlineText = (json: string): string => json.replace(/[<>&\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);
