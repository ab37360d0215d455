/**
 * Keeps what a shopper types into a textarea before React is there. As React 18 hydrates one, it sets its value to its
 * initial text where the document has the same text (an input keeps its value). So the document has another one.
 */
export function keepTypedEarly(): void {
  for (const field of document.querySelectorAll("textarea"))
    Object.defineProperty(field, "textContent", { value: "", configurable: true });
}
