import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { askOrNull } from "#bff/client.ts";
import { wordsFor } from "./i18n/translate.server.ts";
import { PageWords } from "./i18n/use-words.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    shell: await askOrNull(context.bff.shell.$get()),
    words: wordsFor(context.language, "shell", "errors"),
    language: context.language,
  };
}

export default function App() {
  const { shell, language } = useLoaderData<typeof loader>();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageWords>
          <p>{shell?.menu.length}</p>
          <Outlet />
        </PageWords>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
