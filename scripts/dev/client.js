/**
 * Runs in every page under `npm run dev`: shows the state of the last build and its errors. Text is set as text only.
 */
const events = new EventSource("/__dev/events");
events.onmessage = ({ data }) => {
  const event = JSON.parse(data);
  // The browser keeps the place in the page over a reload, the cookies keep the session.
  if (event.type === "reload") location.reload();
  if (event.type === "styles") swapStyles(Date.now());
  if (event.type === "problems") isHydrated.then(() => show(event.problems));
};
addEventListener("pagehide", () => events.close());

/** Loads the style sheets anew; nothing else changes. */
function swapStyles(moment) {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const address = new URL(link.href);
    address.search = `?${moment}`;
    link.href = address.href;
  }
}

/** React would take a box that stands in the page before it for a fault, and draw the page anew without it. */
const isHydrated = new Promise((resolve) => {
  const started = performance.now();
  const look = () => {
    // A page without scripts, or with one that is broken, shows its problems too.
    const isLate = document.readyState === "complete" && performance.now() - started > 5_000;
    if (isLate || "sends" in document.documentElement.dataset) resolve();
    else setTimeout(look, 100);
  };
  look();
});

const host = document.createElement("div");
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  pre { position: fixed; inset: auto 0 0; z-index: 9999; max-height: 60vh; overflow: auto; margin: 0; padding: 1rem;
    background: #1b1b1f; color: #ffb4a9; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; border-top: 4px solid #ff5449 }
`);

/**
 * @param {{ message: string, file?: string, line?: number, frame?: string }[]} problems shown over the page's foot;
 *   none removes the box
 */
function show(problems) {
  host.remove();
  if (problems.length === 0) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement("pre");
  box.textContent = problems
    .map(({ message, file, line, frame }) =>
      [file && `${file}${line ? `:${line}` : ""}`, message, frame].filter(Boolean).join("\n"),
    )
    .join("\n\n");
  root.replaceChildren(box);
  document.documentElement.append(host);
}
