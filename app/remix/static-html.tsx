/**
 * Parts of the page's frame that are the same for every shopper: the menu's links, the footer's lists. The server
 * prints each once for everybody (`static-frame.server.tsx`); the browser takes it over as it stands. So neither their
 * data nor their code travels.
 *
 * What was printed is kept as long as the document. Where that is no longer right a document is loaded: the next page
 * is one when a part that the API did not give is there since, the same page at once when the language was changed in
 * another tab. A link of the parts does what `<Link>` does: a click that the browser or somebody else handles is left
 * alone, the page one is on takes its own place in the history.
 */
import { createPath, useNavigate, useNavigation } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef } from "react";
import { useWrites } from "#app/writes/writes.tsx";

export type FramePart = "menu" | "footerLists" | "footerBase";
/**
 * The markup of each part; a part that is missing stays empty. In the browser also the language that they were printed
 * in.
 */
export type FrameParts = Partial<Record<FramePart | "language", string>>;

const PartsContext = createContext<FrameParts>({});

export const FramePartsProvider = PartsContext.Provider;

/** What the server printed of them, as it stands in the page. */
export function partsIn(page: Document): FrameParts {
  const elements = [...page.querySelectorAll<HTMLElement>("[data-part]")];
  const parts = Object.fromEntries(elements.map((element) => [element.dataset.part, element.innerHTML]));
  // Not `lang`, which a browser that translates the page changes: it would be loaded again and again.
  return { ...parts, language: page.documentElement.dataset.language };
}

/**
 * Loads a document where the one that is open lacks a part of the frame, or has it in another language.
 * @param language of the page's data
 * @param parts that the page could have
 * @param isRead whether nothing on the page would be lost by that: notices are printed once
 */
export function useFreshFrame(language: string | undefined, parts: readonly FramePart[], isRead: boolean): void {
  const printed = useContext(PartsContext);
  const { waiting, notices } = useWrites();
  const { state, location: to } = useNavigation();
  const isForeign = language !== undefined && language !== printed.language;
  const isStale = isForeign || parts.some((part) => !printed[part]);
  // A document knows nothing of what was sent from the one before.
  const isQuiet = waiting.length === 0 && notices.length === 0;
  const next = isStale && isQuiet && state === "loading" && createPath(to);
  const isDue = isForeign && isRead && isQuiet;
  useEffect(() => {
    if (isDue) location.reload();
  }, [isDue]);
  useEffect(() => {
    if (!next) return;
    // At Back the browser is there already.
    if (location.href === location.origin + next) location.reload();
    else location.assign(next);
  }, [next]);
}

/** A part of the frame. Its links are the browser's own until a script takes them over. */
export function StaticHtml({ part, className }: { part: FramePart; className?: string }) {
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

/** The link of a click, if it is a plain one to a page of ours that is to be shown here. */
function pageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  return link;
}
