/**
 * Parts of the shell that are the same for every shopper: the menu's links, the footer's lists. The server renders each
 * once (`static-shell.server.tsx`); the browser keeps the markup as it is, so neither their data nor their code is
 * sent.
 *
 * The markup lives as long as the document. When it is outdated we load a document: on the next navigation when a
 * missing part has become available, at once when another tab changed the language. Links in the parts behave like
 * `<Link>`: clicks that the browser or another handler takes are left alone, and a link to the current page replaces
 * its history entry.
 */
import { createPath, useNavigate, useNavigation } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef } from "react";
import { usePendingForms } from "#app/forms/pending-forms.ts";

export type ShellPart = "menu" | "footerLists" | "footerBase";
/**
 * The markup of each part; a part that is missing stays empty. In the browser also the language that they were printed
 * in.
 */
export type ShellParts = Partial<Record<ShellPart | "language", string>>;

const PartsContext = createContext<ShellParts>({});

export const ShellPartsProvider = PartsContext.Provider;

/** Their markup, read from the document. */
export function partsIn(page: Document): ShellParts {
  const elements = [...page.querySelectorAll<HTMLElement>("[data-part]")];
  const parts = Object.fromEntries(elements.map((element) => [element.dataset.part, element.innerHTML]));
  // Not `lang`: a browser that translates the page changes it, and the page would reload for ever.
  return { ...parts, language: page.documentElement.dataset.language };
}

/**
 * Loads a document where the one that is open lacks a part of the shell, or has it in another language.
 * @param language of the page's data
 * @param parts that the page could have
 * @param isRead whether reloading loses nothing: notices are rendered once
 */
export function useFreshShell(language: string | undefined, parts: readonly ShellPart[], isRead: boolean): void {
  const printed = useContext(PartsContext);
  const isQuiet = usePendingForms().length === 0;
  const { state, location: to } = useNavigation();
  const isForeign = language !== undefined && language !== printed.language;
  const isStale = isForeign || parts.some((part) => !printed[part]);
  const next = isStale && isQuiet && state === "loading" && createPath(to);
  const isDue = isForeign && isRead && isQuiet;
  useEffect(() => {
    // On Back the browser is already at the address.
    if (next && location.href !== location.origin + next) location.assign(next);
    else if (next || isDue) location.reload();
  }, [isDue, next]);
}

/** A part of the shell. Its links are plain until a script handles them. */
export function StaticHtml({ part, className }: { part: ShellPart; className?: string }) {
  const html = useContext(PartsContext)[part] ?? "";
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event);
      if (!link) return;
      event.preventDefault();
      go.current(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    const { current } = element;
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, []);
  return <div className={className} data-part={part} ref={element} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * The link of a click, if it is a plain one to a page of ours that is to be shown here: `data-document` marks one that
 * loads a document.
 */
function pageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    "document" in link.dataset
  )
    return undefined;
  return link;
}
