import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import * as brand from "#app/brand.ts";
import { LANGUAGES } from "#bff/rules/language.ts";
import { PageFailure } from "./errors/page-failure.tsx";
import { titleTag } from "./head/page-meta.ts";
import { PageScripts, useDocumentMode } from "./remix/document.tsx";
import { Notices } from "./shell/notices.tsx";
import { PageChange } from "./shell/page-change.tsx";
import { readRoot } from "./shell/read-root.server.ts";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { useNewDocument } from "./shell/use-new-document.ts";
import { useRootData, useShell } from "./shell/use-root-data.ts";
import stylesheet from "./styles/index.css?url";
import { errorsWords } from "./words/errors.ts";
import { LanguageProvider } from "./words/use-words.ts";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const loader = (args: LoaderFunctionArgs) => readRoot(args);

export { shouldRevalidate } from "./forms/client-action.ts";

/** Pages have their own metadata; an error page has this. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && !error
    ? [{ title: data.title }, { name: "description", content: data.description }]
    : [titleTag(errorsWords[data?.language ?? LANGUAGES[0]].title), { name: "robots", content: "noindex" }];

/** The shell of every page, error pages included; it renders only the parts that its data allow. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  return (
    <LanguageProvider value={data?.language ?? LANGUAGES[0]}>
      <PageShell>{children}</PageShell>
    </LanguageProvider>
  );
}

function PageShell({ children }: { children: ReactNode }) {
  const data = useRootData();
  const shell = useShell();
  const { hasScripts } = useDocumentMode();
  useNewDocument();
  return (
    <html
      lang={data?.language ?? LANGUAGES[0]}
      data-language={data?.language}
      data-theme={data?.theme}
      data-scripts={hasScripts ? undefined : "none"}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={data?.theme ?? "light dark"} />
        <meta name="theme-color" content={brand.colours.band} />
        <Meta />
        <Links />
      </head>
      <body>
        {shell && <SiteHeader shell={shell} />}
        {data && <Notices />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {shell && <SiteFooter shell={shell} />}
        <PageChange />
        <PageScripts />
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
