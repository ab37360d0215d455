import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useMoving } from "../sending.tsx";

/**
 * What a browser does by itself when it loads a page, for pages that a script changes: it shows that something is on its way (later than
 * 0.3 s, by the style sheet), reads out where one has come to, and begins there. The focus goes to the page's content, unless the address
 * says where in it.
 */
export function Moving() {
  const { pathname } = useLocation();
  const { state } = useMoving();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!location.hash) document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {state !== "idle" && <div className="moving" />}
      <p className="visually-hidden" role="status">
        {title}
      </p>
    </>
  );
}
