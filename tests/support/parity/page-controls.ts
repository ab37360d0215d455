/** Finds the controls of a page in the page itself: no page or control of the shop is named here. */

export type ControlKind = "press" | "type" | "select" | "check" | "slide" | "link" | "open" | "script";

/** Where in the page a control stands: what it is tried for depends on it. */
export type Region = "header" | "notice" | "main" | "card" | "footer";

export interface Control {
  kind: ControlKind;
  /** What tells this kind of control from others, whatever product, page or number it is about. */
  signature: string;
  /**
   * What all controls share that do the same: links to another page where they lead, those to their own page where they
   * stand, radio buttons their name.
   */
  likeness: string;
  region: Region;
  /** The address that its form posts to; null for what only reads. */
  posts: string | null;
  /** Its name for people. */
  label: string;
  /** Whether its form has fields to type into. */
  hasFields: boolean;
  /** Whether the keyboard reaches it. */
  hasFocus: boolean;
}

/**
 * Runs in the browser, with scripts or without. Collapsed parts are expanded for it, then collapsed again.
 * @param wanted a signature, or null for all
 * @returns every control that a shopper can use, the first of each signature; or the wanted one's element (null: there
 *   is none)
 */
export function controlsIn(wanted: string | null): Control[] | Element | null {
  const numberless = (text: string) => text.replace(/\d+/g, "#");
  const patternOf = (address: string): string => {
    const url = new URL(address, location.href);
    const keys = [...url.searchParams.keys()].map((key) => numberless(key.replace(/^spec\..*/, "spec.*")));
    const path = url.pathname === location.pathname ? "." : numberless(url.pathname);
    const query = [...new Set(keys)].sort().join("&");
    return `${path}${query ? `?${query}` : ""}${numberless(url.hash)}`;
  };
  const classOf = (element: Element | null | undefined) =>
    numberless(element?.closest("[class]")?.classList[0] ?? "page");
  const regionOf = (element: Element): Region => {
    if (element.closest(".notices")) return "notice";
    if (element.closest("footer, .footer")) return "footer";
    if (element.closest("article.card")) return "card";
    return element.closest("main") ? "main" : "header";
  };
  const isTypedInto = (element: Element) =>
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement &&
      !["hidden", "submit", "button", "checkbox", "radio", "range", "image", "reset"].includes(element.type));
  const nameOf = (element: Element) => numberless((element.getAttribute("name") ?? "").replace(/^spec\..*/, "spec.*"));

  const describe = (element: Element): { kind: ControlKind; what: string } | null => {
    if (element instanceof HTMLAnchorElement) {
      // Links to other sites and downloads behave alike in every mode.
      if (element.origin !== location.origin || element.target || element.hasAttribute("download")) return null;
      const current = element.hasAttribute("aria-current") ? " (current)" : "";
      return { kind: "link", what: `link ${patternOf(element.href)}${current}` };
    }
    if (element.matches("summary")) return { kind: "open", what: "summary" };
    if (element instanceof HTMLButtonElement) {
      const { type, name, value } = element;
      // Whether its product is compared or saved only a script says.
      const className = element.className.replace(/ (?:is-chosen|drawn-\w+)\b/g, "");
      const target = element.getAttribute("popovertarget");
      if (target) return { kind: "open", what: `button for #${target} ${className}` };
      if (type === "submit" && element.form)
        return { kind: "press", what: `submit ${name}=${numberless(value)} ${className}` };
      return { kind: "script", what: `button ${value} ${className}` };
    }
    if (element.matches("select")) return { kind: "select", what: `select ${nameOf(element)}` };
    if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) {
      const value = element.type === "radio" ? `=${element.value}` : "";
      const state = element.checked ? " (checked)" : "";
      return { kind: "check", what: `${element.type} ${nameOf(element)}${value}${state}` };
    }
    if (element instanceof HTMLInputElement && element.type === "range") {
      const isFirst = element.matches(":first-child");
      return { kind: "slide", what: `slider ${isFirst ? "first" : "next"}` };
    }
    return isTypedInto(element) ? { kind: "type", what: `field ${nameOf(element)}` } : null;
  };

  const folded: (() => void)[] = [];
  for (const details of document.querySelectorAll("details:not([open])")) {
    details.setAttribute("open", "");
    folded.push(() => details.removeAttribute("open"));
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:not([open])")) {
    dialog.showModal();
    folded.push(() => dialog.close());
  }
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) {
    if (panel.getClientRects().length > 0) continue;
    panel.showPopover();
    folded.push(() => panel.hidePopover());
  }
  const isUsable = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.matches(":disabled") &&
    // The default button for Enter, and the picture beside a link of the same name.
    !(element.matches("button") && element.getAttribute("aria-hidden") === "true");

  const found = new Map<string, { element: Element; control: Control }>();
  for (const element of document.querySelectorAll("a[href], button, summary, input, select, textarea")) {
    const seen = describe(element);
    if (!seen || !isUsable(element)) continue;
    const form = "form" in element && element.form instanceof HTMLFormElement ? element.form : null;
    const action = element.getAttribute("formaction") ?? form?.getAttribute("action") ?? "";
    const posts = form?.method === "post" ? new URL(action, location.href).pathname : null;
    const sends = form ? ` in form ${form.method} ${patternOf(new URL(action, location.href).href)}` : "";
    const region = regionOf(element);
    const signature = `${region}: ${classOf(element.parentElement)} > ${seen.what}${sends}`;
    if (found.has(signature)) continue;
    // Chips, pages and orders of a list are links of one place, whatever they ask for.
    const isOwnPage = seen.what.startsWith("link .");
    const likeness =
      seen.kind !== "link"
        ? signature.replace(/(> radio [^=]*)=\S*/, "$1")
        : isOwnPage
          ? signature.replace(/\?[^\s#]*/, "")
          : `${region}: ${seen.what}`;
    const text = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const control: Control = {
      kind: seen.kind,
      signature,
      likeness,
      region,
      posts: posts === null ? null : numberless(posts),
      label: text.replace(/\s+/g, " ").slice(0, 60),
      hasFields: form !== null && [...form.elements].some((each) => isTypedInto(each) && isUsable(each)),
      hasFocus: !(element instanceof HTMLElement && element.tabIndex < 0),
    };
    found.set(signature, { element, control });
  }
  for (const fold of folded) fold();
  if (wanted !== null) return found.get(wanted)?.element ?? null;
  return [...found.values()].map(({ control }) => control);
}
