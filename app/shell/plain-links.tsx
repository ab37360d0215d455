import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * Many plain links, of which a script follows those to pages of ours without loading a document, as `<Link>` does.
 * Every page has a hundred of these: with a `<Link>` for each it takes a quarter longer to render.
 */
export function PlainLinks({ className, children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    const { current } = area;
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [navigate]);
  return (
    <div className={className} ref={area}>
      {children}
    </div>
  );
}
