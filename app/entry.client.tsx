import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { COOKIE_PROBE } from "#bff/rules/cookie-probe.ts";
import { LANGUAGE_PARAMETER } from "#bff/rules/language.ts";
import { listenForEnd } from "./forms/submissions.ts";
import { trustOwnMarkup } from "./remix/trusted-markup.ts";
import { listenForPopups } from "./shell/popups.ts";
import { keepTypedEarly } from "./shell/typed-early.ts";
import { ShopperProvider } from "./shell/use-root-data.ts";

// The server rendered the page for the address without these parameters, and remembers the language.
const address = new URL(location.href);
const ofDoor = [COOKIE_PROBE, LANGUAGE_PARAMETER].filter((name) => address.searchParams.has(name));
for (const name of ofDoor) address.searchParams.delete(name);
if (ofDoor.length > 0) history.replaceState(history.state, "", address);
listenForPopups();
listenForEnd();
trustOwnMarkup();

// Remix reads the page's data at its first call, and suspends until they are read. A click in between makes React
// render synchronously what is suspended outside any boundary, which destroys its root (React error 345).
await Promise.resolve()
  .then(() => RemixBrowser({}))
  .catch((reading) => reading);
// Two tasks in place of one: a slow phone answers a touch between them.
await new Promise((next) => setTimeout(next));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShopperProvider value={JSON.parse(document.getElementById("shopper")?.textContent ?? "null")}>
        <RemixBrowser />
      </ShopperProvider>
    </StrictMode>,
    { onRecoverableError: keepTypedEarly() },
  );
});
