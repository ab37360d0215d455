import * as brand from "#app/brand.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { footerWords } from "#app/words/footer.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import type { Footer } from "#bff/views/shell.ts";
import { Picture } from "../components/picture.tsx";
import { Price } from "../components/price.tsx";
import { Stars } from "../components/stars.tsx";
import { Logo } from "./logo.tsx";
import { PlainLinks } from "./plain-links.tsx";
import type { ShellData } from "./shell-data.ts";

/** Category links in the footer's first column; the rest stand in a second (rule G4). */
const FIRST_COLUMN_LINKS = 8;
/** The strip above the footer is ten brands wide (rule G4). */
const LOGOS_SHOWN = 10;

/**
 * Brands and products above the footer; nothing where the API did not give them.
 */
export function FooterLists({ footer }: { footer: Footer | null }) {
  const words = useWords(footerWords);
  const shell = useWords(shellWords);
  if (!footer) return null;
  return (
    <PlainLinks>
      <BrandStrip logos={footer.brandLogos} label={shell.brands} />
      <div className="wrap footer-lists">
        <FooterList title={words.recommended} cards={footer.recommended} />
        <FooterList title={words.discounted} cards={footer.discounted} />
        <FooterList title={words.topRated} cards={footer.topRated} />
      </div>
    </PlainLinks>
  );
}

/** The shop itself, and the ways into it. */
export function FooterBase({ footer, payments, texts }: Omit<ShellData, "events" | "menu">) {
  const words = useWords(footerWords);
  const shell = useWords(shellWords);
  return (
    <>
      <PlainLinks className="wrap footer-columns">
        <address>
          <Logo />
          <p className="small">{words.contactUs}</p>
          <a className="footer-phone num" href={`tel:${brand.phone}`}>
            {brand.phone}
          </a>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <p className="small">
            {words.address}: <CatalogueText>{brand.address}</CatalogueText>
          </p>
        </address>
        {footer && (
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">{shell.categories}</h2>
            <ul
              className={
                footer.categories.length > FIRST_COLUMN_LINKS ? "footer-links footer-links-two" : "footer-links"
              }
            >
              {footer.categories.map(({ id, name }) => (
                <li key={id}>
                  <a href={`/category/${id}`}>
                    <CatalogueText>{name}</CatalogueText>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{words.help}</h2>
          <ul className="footer-links">
            <li>
              <a href="/profile">{shell.profile}</a>
            </li>
            <li>
              <a href="/profile?role=orders">{words.myOrders}</a>
            </li>
            <li>
              <a href="/track-order">{shell.trackOrder}</a>
            </li>
            <li>
              <a href="/contact">{shell.location}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-information">
          <h2 id="footer-information">{words.information}</h2>
          <ul className="footer-links">
            {texts.map(({ name, title }) => (
              <li key={name}>
                <a href={`/${name}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-payments">
          <h2 id="footer-payments">{words.payments}</h2>
          <ul className="payments">
            {payments.map(({ name, mark }) => (
              <li key={name}>
                <img src={mark} alt="" width={28} height={28} loading="lazy" />
                {name}
              </li>
            ))}
          </ul>
        </section>
      </PlainLinks>
      <p className="wrap small footer-rights">{interpolate(words.rights, { shop: brand.name })}</p>
      <DisplayLinks />
    </>
  );
}

/**
 * The page in the other colours. Both links are printed, since only the
 * browser knows which it prefers; the stylesheet shows the one that changes something (tokens.css).
 */
function DisplayLinks() {
  const words = useWords(footerWords);
  return (
    <p className="wrap small footer-display">
      <a className="to-light" href="/theme/light" rel="nofollow">
        {words.light}
      </a>
      <a className="to-dark" href="/theme/dark" rel="nofollow">
        {words.dark}
      </a>
    </p>
  );
}

function BrandStrip({ logos, label }: { logos: Footer["brandLogos"]; label: string }) {
  if (logos.length === 0) return null;
  return (
    <ul className="wrap brand-strip" aria-label={label}>
      {logos.slice(0, LOGOS_SHOWN).map(({ name, picture }) => (
        <li key={name}>
          {picture ? (
            <Picture picture={picture} sizes="120px" alt={name} width={120} height={48} loading="lazy" />
          ) : (
            <strong>
              <CatalogueText>{name}</CatalogueText>
            </strong>
          )}
        </li>
      ))}
    </ul>
  );
}

function FooterList({ title, cards }: { title: string; cards: Footer["recommended"] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="small-cards">
        {cards.map(({ id, title: name, picture, unitPrice, oldPrice, rating }) => (
          <li key={id}>
            <Picture
              className="tile-picture"
              picture={picture}
              sizes="72px"
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
            <a href={`/single-product/${id}`}>
              <CatalogueText>{name}</CatalogueText>
            </a>
            {rating !== null && <Stars rating={rating} />}
            <Price unitPrice={unitPrice} oldPrice={oldPrice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
