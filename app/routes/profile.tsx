import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ofCustomers, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { InfoForm } from "#app/profile/info-form.tsx";
import { OrderList } from "#app/profile/order-list.tsx";
import { PasswordForm } from "#app/profile/password-form.tsx";
import { profileAction } from "#app/profile/profile-action.server.ts";
import { readProfile, type Tab } from "#app/profile/read-profile.server.ts";
import { SavedList } from "#app/profile/saved-list.tsx";
import { ROLES, TABS } from "#app/profile/tabs.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { profileWords } from "#app/words/profile.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatNumber } from "#bff/rules/money.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = {
  ...ofCustomers,
  keepsForm: true,
  limits: ["profile"],
  shell: { asksBalance: true },
};

/** The customer's own page. The front door has made sure that there is one. */
export const loader = (args: LoaderFunctionArgs) => readProfile(args);

export const action = (args: ActionFunctionArgs) => profileAction(args);

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function Profile() {
  const { customer, tab } = useLoaderData<typeof loader>();
  const count = customer.savedCount;
  // A long address breaks before its domain.
  const [mailbox, ...domain] = (customer.email ?? "").split(/(?=@)/);
  const words = useWords(profileWords);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.heading, href: null }]} />
      <header className="page-head">
        <h1>{words.heading}</h1>
      </header>
      <div className="profile">
        <aside className="panel profile-card">
          {customer.picture ? (
            <Picture className="avatar" picture={customer.picture} sizes="48px" alt="" width={48} height={48} />
          ) : (
            <Icon name="user" />
          )}
          <p>
            <strong>
              <bdi>{customer.name}</bdi>
            </strong>
            <span className="small muted">
              {mailbox}
              <wbr />
              {domain}
            </span>
          </p>
          <dl className="small">
            <div>
              <dt>{words.bonus}</dt>
              <dd className="num">{formatNumber(customer.bonus)}</dd>
            </div>
            <div>
              <dt>{words.saved}</dt>
              <dd className="num">{count}</dd>
            </div>
          </dl>
          <PostForm action="/logout" navigate={false}>
            <Button name="everywhere" value="1" variant="quiet" size="small">
              {words.signOutEverywhere}
            </Button>
          </PostForm>
        </aside>
        <div>
          <nav className="tabs" aria-label={words.tabs}>
            {ROLES.map((role) => (
              <Link
                key={role}
                to={`/profile?role=${role}`}
                aria-current={role === tab.role ? "page" : undefined}
                preventScrollReset
              >
                {interpolate(words[TABS[role].label], { count })}
              </Link>
            ))}
          </nav>
          <TabPanel tab={tab} />
        </div>
      </div>
    </div>
  );
}

/** The open tab's component. */
function TabPanel({ tab }: { tab: Tab }) {
  switch (tab.role) {
    case "orders":
      return <OrderList {...tab} />;
    case "info":
      return <InfoForm known={tab} />;
    case "password":
      return <PasswordForm known={tab} />;
    case "saved":
      return <SavedList products={tab.products} withdrawn={tab.withdrawn} />;
  }
}
