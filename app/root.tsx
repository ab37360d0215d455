import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { askOrNull } from "#bff/client.ts";
import type { Shell } from "#bff/views/shell.ts";
import { PageFailure } from "./errors/page-failure.tsx";
import { errors as mnErrors } from "./i18n/mn/errors.ts";
import { translator, wordsFor } from "./i18n/translate.server.ts";
import { PageWords } from "./i18n/use-words.tsx";
import { useNonce } from "./remix/nonce.ts";
import { type FramePart, useFreshFrame } from "./remix/static-html.tsx";
import { Notices } from "./shell/notices.tsx";
import { PageChange } from "./shell/page-change.tsx";
import { printNotices } from "./shell/print-notices.server.ts";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import stylesheet from "./styles/index.css?url";
import { WritesProvider } from "./writes/writes.tsx";

export const links: LinksFunction = () => [
  { rel: "preload", href: "/fonts/och-cyrillic.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: "/fonts/och-latin.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context;
  const answer = await askOrNull(context.bff.shell.$get());
  const t = translator(language);
  const notices = printNotices(language, answer?.notices ?? []);
  if (context.takesNoCookies) notices.push({ kind: "failure", text: t("notices.noCookies") });
  if (answer) context.frame = answer;
  return {
    shell: answer && shellOf(answer, notices),
    words: wordsFor(language, "shell", "ui"),
    language,
    title: t("shell.siteTitle", { shop: context.shop.name }),
    description: t("shell.siteDescription"),
    errorTitle: t("errors.title"),
    /** What an error page tells, for whoever writes to the shop about it. */
    requestId: context.requestId,
    /** Why the front door refused, where the error page's own sentences do not say it. */
    refusal: context.failure === "cookies-needed" ? t("notices.needsCookies") : undefined,
    // What the front door refused is rendered as another page: the way to try again is the address that was asked for.
    refused: context.failure && context.url.pathname + context.url.search,
  };
}

/** What the browser needs of the frame: menu and footer are printed (components/shell/printed.tsx), it is told whether they are there. */
function shellOf<Notices>({ cart, events, footer, formToken, marks, menu, shop, user }: Shell, notices: Notices) {
  const parts: FramePart[] = [];
  if (menu.length > 0) parts.push("menu");
  if (footer) parts.push("footerLists");
  return { cart, events, formToken, marks, parts, shop, user, notices };
}

/** Pages have their own; an error page has this one. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && !error
    ? [{ title: data.title }, { name: "description", content: data.description }]
    : [{ title: data?.errorTitle ?? mnErrors.title }, { name: "robots", content: "noindex" }];

/** The frame of every page, error pages too: only what the shell's data allows is printed of it. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <WritesProvider>
      <Frame>{children}</Frame>
    </WritesProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  useFreshFrame(data?.language, data?.shell?.parts ?? [], !data?.shell?.notices.length);
  return (
    <html lang={data?.language ?? "mn"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#17263a" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageWords>
          {data?.shell && <SiteHeader shell={data.shell} />}
          {data && <Notices notices={data.shell?.notices ?? []} />}
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {data?.shell && <SiteFooter shell={data.shell} />}
          <PageChange />
        </PageWords>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageFailure />;
}
