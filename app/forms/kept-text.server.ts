import { KEPT_FORM, KEPT_TEXT } from "./kept-form.ts";
import code from "./kept-text.ts?document-script";

/**
 * @param html a page
 * @param nonce of its policy
 * @returns the element to put at the end of its body; nothing where it has no such form
 */
export const keptTextScript = (html: string, nonce: string): string =>
  html.includes(`${KEPT_FORM}="`) ? `<script nonce="${nonce}" id="${KEPT_TEXT}">${code}</script>` : "";
