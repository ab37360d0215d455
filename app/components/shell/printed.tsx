/**
 * Parts of the page's frame that are the same for every shopper: the menu's links, the footer's lists. The server prints each once
 * for everybody (`frame.server.tsx`); the browser takes it over as it stands. So neither their data nor their code travels.
 */
import { useNavigate } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef } from "react";

export type FramePart = "menu" | "footerLists" | "footerBase";
/** The markup of each part; a part that is missing stays empty. */
export type FrameParts = Partial<Record<FramePart, string>>;

const PartsContext = createContext<FrameParts>({});

export const FramePartsProvider = PartsContext.Provider;

/** What the server printed of them, as it stands in the page. */
export function partsIn(page: Document): FrameParts {
  const elements = [...page.querySelectorAll<HTMLElement>("[data-part]")];
  return Object.fromEntries(elements.map((element) => [element.dataset.part, element.innerHTML]));
}

/** A part of the frame. Its links are the browser's own until a script takes them over. */
export function Printed({ part, className }: { part: FramePart; className?: string }) {
  const html = useContext(PartsContext)[part] ?? "";
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = pageLink(event);
      if (!address) return;
      event.preventDefault();
      go.current(address);
    };
    const { current } = element;
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, []);
  return <div className={className} data-part={part} ref={element} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Where a click leads, if it is a plain one on a link to a page of ours. */
function pageLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin) return undefined;
  return link.pathname + link.search;
}
