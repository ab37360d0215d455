import { Link, useLocation } from "@remix-run/react";
import * as brand from "#app/brand.ts";
import { MixedText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useLanguage, useWords } from "#app/words/use-words.ts";
import { Icon } from "../components/ui/icon.tsx";
import { PostForm } from "../forms/post-form.tsx";
import { InformationItems } from "./information-items.tsx";
import { useShopper } from "./use-root-data.ts";

/** Welcome and support on one side; the shop, tracking, language and account on the other. */
export function TopBar() {
  const words = useWords(shellWords);
  return (
    <div className="topbar">
      <div className="wrap">
        <p>{interpolate(words.welcome, { shop: brand.name })}</p>
        <ul>
          <li>
            <a href={`tel:${brand.phone}`}>
              {words.support} {brand.phone}
            </a>
          </li>
          <InformationItems />
          <li>
            <LanguageLink />
          </li>
          <Account />
        </ul>
      </div>
    </div>
  );
}

/** The page in the other language; it loads the document anew, since every word of it changes. */
export function LanguageLink() {
  const words = useWords(shellWords);
  const { pathname, search } = useLocation();
  const lang = useLanguage() === "mn" ? "en" : "mn";
  return (
    <Link
      to={`/language/${lang}?next=${encodeURIComponent(pathname + search)}`}
      reloadDocument
      rel="nofollow"
      lang={lang}
      hrefLang={lang}
    >
      {words.otherLanguage}
    </Link>
  );
}

/** "Нэвтрэх | Бүртгүүлэх"; the shopper comes back to the page they are on. */
export function SignInLink() {
  const words = useWords(shellWords);
  const { pathname, search } = useLocation();
  const isThere = /^\/(?:login|register|forgot-password)$/.test(pathname);
  return (
    <Link to={isThere ? `/login${search}` : `/login?next=${encodeURIComponent(pathname + search)}`} rel="nofollow">
      {`${words.signIn} | ${words.register}`}
    </Link>
  );
}

/** The greeting of a customer, with their menu; for a guest the link that signs in. */
export function Account() {
  const user = useShopper()?.user;
  return <li data-slot="account">{user ? <Greeting name={user.name} /> : <SignInLink />}</li>;
}

function Greeting({ name }: { name: string }) {
  const words = useWords(shellWords);
  const { pathname, search } = useLocation();
  return (
    <details className="popup" data-popup>
      <summary>
        <MixedText>{interpolate(words.greeting, { name })}</MixedText>
        <Icon name="down" />
      </summary>
      <div className="popup-panel greeting">
        <Link to="/profile">{words.myPage}</Link>
        <PostForm action="/logout" navigate={false}>
          <input type="hidden" name="from" value={pathname + search} />
          <button type="submit">{words.signOut}</button>
        </PostForm>
      </div>
    </details>
  );
}
