import { useState } from "react";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { Button } from "./button.tsx";

/** How long the button confirms the copy, in milliseconds. */
const CONFIRMATION_MS = 3_000;

/**
 * Copies a text to the clipboard. It needs JavaScript: without it the button is not there, and the text beside it is
 * selected by hand. Where the browser refuses the clipboard, the text beside the button is selected instead.
 * @param text what is copied
 * @param name what it is, for screen readers
 * @param copy the button's label
 * @param copied the label once it has been copied
 */
export function CopyButton({ text, name, copy, copied }: { text: string; name: string; copy: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  const copyText = async (beside: Element | null) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), CONFIRMATION_MS);
    } catch {
      if (beside) getSelection()?.selectAllChildren(beside);
    }
  };
  return (
    <Button
      type="button"
      variant="quiet"
      size="small"
      className="needs-script no-print"
      onClick={({ currentTarget }) => copyText(currentTarget.previousElementSibling)}
    >
      <span aria-live="polite">{isCopied ? copied : copy}</span>{" "}
      <span className="visually-hidden">
        <CatalogueText>{name}</CatalogueText>
      </span>
    </Button>
  );
}
