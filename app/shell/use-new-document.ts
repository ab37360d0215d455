import { createPath, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { usePendingForms } from "#app/forms/pending-forms.ts";
import { useRootData, useShell, useShopper } from "./use-root-data.ts";

/**
 * Loads a document where the open one has no menu or footer, as after a fault of the API, with the next page; and at
 * once where another tab has chosen another language, unless that loses a notice, which is printed once.
 */
export function useNewDocument(): void {
  const language = useRootData()?.language;
  const [printed] = useState(language);
  const shell = useShell();
  const shopper = useShopper();
  const isQuiet = usePendingForms().length === 0;
  const { state, location: to } = useNavigation();
  const isForeign = language !== printed;
  const isLacking = !shell?.footer || shell.menu.length === 0;
  const next = (isForeign || isLacking) && isQuiet && state === "loading" && createPath(to);
  const isDue = isForeign && isQuiet && !shopper?.notices.length;
  useEffect(() => {
    // On Back the browser is already at the address.
    if (next && location.href !== location.origin + next) location.assign(next);
    else if (next || isDue) location.reload();
  }, [isDue, next]);
}
