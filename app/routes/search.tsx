import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Notice } from "#app/components/ui/notice.tsx";
import { list, type PageHandle } from "#app/handles.ts";
import { listingMeta } from "#app/listing/list-meta.ts";
import { ListingPage } from "#app/listing/listing-page.tsx";
import { NothingFound } from "#app/listing/nothing-found.tsx";
import { readSearch } from "#app/listing/read-search.server.ts";
import { Understood } from "#app/listing/understood.tsx";
import { MixedText } from "#app/words/catalogue-text.tsx";
import { searchWords } from "#app/words/search.ts";
import { useWords } from "#app/words/use-words.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...list, limits: ["search"] };

export const loader = ({ context }: LoaderFunctionArgs) => readSearch(context);

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function SearchPage() {
  const found = useLoaderData<typeof loader>();
  const words = useWords(searchWords);
  if (found.list === null) return <NothingFound {...found} />;
  const { cut, page, notes, understood } = found;
  const remark = (
    <>
      {page && (
        <p className="listing-remark">
          {words.page} <Link to={page.href}>{page.label}</Link>
        </p>
      )}
      {(cut || notes.length > 0) && (
        <Notice>
          <MixedText>{[...(cut ? [cut] : []), ...notes].join(" ")}</MixedText>
        </Notice>
      )}
      {understood && <Understood {...understood} />}
    </>
  );
  return (
    <ListingPage
      {...found}
      waiting={words.wait}
      nothing={words.none}
      remark={(cut || page || notes.length > 0 || understood) && remark}
    />
  );
}
