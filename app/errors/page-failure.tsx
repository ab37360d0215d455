import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ProductRow } from "#app/components/recently-viewed.tsx";
import { MenuGroups } from "#app/shell/menu-groups.tsx";
import type { ShellData } from "#app/shell/shell-data.ts";
import { useRootData, useShell, useShopper } from "#app/shell/use-root-data.ts";
import { errorsWords } from "#app/words/errors.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { classNames } from "../components/ui/class-names.ts";
import { type FailureKind, failureKind } from "./failure-kind.ts";

/** Retrying makes sense: the request itself is valid. */
const PASSING: readonly FailureKind[] = ["unreachable", "internal", "rateLimited"];

interface PageFailureProps {
  /** What to do, in place of the link that opens the address again. */
  children?: ReactNode;
}

/**
 * A page that could not be shown, by the error that a loader, an action or a component has thrown: what has happened
 * and the ways onward: the page before, the categories, what was viewed last; the search stands above. Used as the
 * root's error boundary, so that an error anywhere ends in a whole page with its status.
 */
export function PageFailure({ children }: PageFailureProps) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const root = useRootData();
  const menu = useShell()?.menu ?? [];
  const recent = useShopper()?.recent ?? [];
  const words = useWords(errorsWords);
  const kind = isRouteErrorResponse(error) ? failureKind(error.status) : "internal";
  const canRetry = PASSING.includes(kind);
  return (
    <>
      <div className="wrap stack failure">
        <p className="failure-code" aria-hidden="true">
          {kind === "notFound" ? words.notFoundCode : "!"}
        </p>
        <h1>{root?.refusal ?? words[kind]}</h1>
        {children ?? (
          <p className="muted">
            {kind === "notFound" ? words.notFoundHint : canRetry ? words.retryHint : words.onwardHint}
          </p>
        )}
        {root?.requestId && <p className="small muted">{`${words.requestId}: ${root.requestId}`}</p>}
        <p className="cluster">
          {canRetry && !children && (
            <a className="button" href={root?.refused ?? pathname + search}>
              {words.retry}
            </a>
          )}
          <Link className={classNames("button", canRetry && "button-secondary")} to={root?.back ?? "/home"}>
            {words.back}
          </Link>
        </p>
      </div>
      <div className="wrap">
        {menu.length > 0 && <Categories menu={menu} />}
        <ProductRow id="recently-viewed" heading={words.recentlyViewed} products={recent} />
      </div>
    </>
  );
}

/** The header's menu once more. */
function Categories({ menu }: Pick<ShellData, "menu">) {
  const words = useWords(shellWords);
  return (
    <section aria-labelledby="categories">
      <h2 className="section-head" id="categories">
        {words.categories}
      </h2>
      <MenuGroups menu={menu} />
    </section>
  );
}
