import { Link, useLocation } from "@remix-run/react";
import { CardGrid } from "#app/components/card-grid.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { Rotator } from "#app/components/rotator.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { CatalogueText, MixedText, useLangOf } from "#app/words/catalogue-text.tsx";
import { homeWords } from "#app/words/home.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { withoutBreaks } from "#bff/rules/no-breaks.ts";
import type { HomeView } from "#bff/views/home.ts";
import { Deal, SpecialPicture } from "./deal.tsx";
import { Hero } from "./hero.tsx";
import type { readFrontPage } from "./read-front-page.server.ts";
import { TABS } from "./tabs.ts";

type FrontPageData = Awaited<ReturnType<typeof readFrontPage>>;

/** The front page, behind both of its addresses. */
export function FrontPage({ page }: { page: FrontPageData }) {
  const words = useWords(homeWords);
  return (
    <>
      <h1 className="visually-hidden">{words.heading}</h1>
      <Hero slides={page.hero} />
      <Tiles tiles={page.tiles} />
      {page.deal ? <Deal deal={page.deal} /> : page.special && <SpecialPicture special={page.special} />}
      <ListTabs page={page} />
      {page.group && <CategoryTabs groups={page.groups} group={page.group} />}
      <Promotions banners={page.banners} ads={page.ads} />
      <div className="wrap">
        <RecentlyViewed />
      </div>
    </>
  );
}

function Tiles({ tiles }: { tiles: HomeView["tiles"] }) {
  const words = useWords(homeWords);
  if (tiles.length === 0) return null;
  return (
    <section className="wrap section" aria-label={words.tiles}>
      <ul className="tiles">
        {tiles.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={`/sub-category/${id}`}>
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 7.5rem, 20vw"
                alt=""
                width={160}
                height={160}
                loading="lazy"
              />
              <span>
                <MixedText>{interpolate(words.tile, { name })}</MixedText>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Recommended, discounted, top rated. */
function ListTabs({ page: { tab, cards, page, pages } }: { page: FrontPageData }) {
  const words = useWords(homeWords);
  const { pathname } = useLocation();
  const address = tab === "recommended" ? "" : `?tab=${tab}`;
  return (
    <section className="wrap section" id="lists">
      <nav className="tabs" aria-label={words.tabs}>
        {TABS.map((each) => (
          <Link
            key={each.tab}
            to={`${each.tab === "recommended" ? pathname : `${pathname}?tab=${each.tab}`}#lists`}
            preventScrollReset
            aria-current={each.tab === tab ? "true" : undefined}
          >
            <h2>{words[each.word]}</h2>
          </Link>
        ))}
      </nav>
      <CardGrid cards={cards} className="card-grid-four" anchor="lists" />
      <Pagination
        page={page}
        pages={pages}
        href={(each) => `${pathname}${each > 1 ? `${address}&page=${each}` : address}#lists`}
      />
    </section>
  );
}

/** The random categories: four, two and two small cards and one large (rule G2). */
function CategoryTabs({
  groups,
  group,
}: {
  groups: FrontPageData["groups"];
  group: NonNullable<FrontPageData["group"]>;
}) {
  const words = useWords(homeWords);
  const { pathname } = useLocation();
  return (
    <section className="wrap section" id="categories">
      <div className="section-head">
        <h2>{words.byCategory}</h2>
        <Link to={`/category/${group.id}`}>{words.seeAll}</Link>
      </div>
      <nav className="tabs" aria-label={words.byCategory}>
        {groups.map(({ id, name }) => (
          <Link
            key={id}
            to={`${pathname}?category=${id}#categories`}
            preventScrollReset
            aria-current={id === group.id ? "true" : undefined}
          >
            <CatalogueText>{name}</CatalogueText>
          </Link>
        ))}
      </nav>
      <CardGrid cards={group.cards} large={group.large} className="card-grid-six" anchor="categories" />
    </section>
  );
}

/** The banners, and beside them the side ads. */
function Promotions({ banners, ads }: Pick<FrontPageData, "banners" | "ads">) {
  if (banners.length + ads.length === 0) return null;
  return (
    <div className="wrap section offers">
      <Banners banners={banners} />
      <Ads ads={ads} />
    </div>
  );
}

function Banners({ banners }: { banners: HomeView["banners"] }) {
  const words = useWords(homeWords);
  const langOf = useLangOf();
  if (banners.length === 0) return null;
  return (
    <Rotator className="offer-row" label={words.banners}>
      {banners.map(({ id, title, description, picture, href }) => (
        <li key={id}>
          <Picture
            picture={picture}
            sizes="(min-width: 62rem) 56rem, 100vw"
            alt=""
            width={1200}
            height={400}
            loading="lazy"
          />
          <div className="on-picture">
            {title && <h2 lang={langOf(title)}>{withoutBreaks(title)}</h2>}
            {description && <p lang={langOf(description)}>{withoutBreaks(description)}</p>}
            {href && (
              <LinkButton to={href} size="small" variant="secondary">
                {words.products}
              </LinkButton>
            )}
          </div>
        </li>
      ))}
    </Rotator>
  );
}

function Ads({ ads }: Pick<FrontPageData, "ads">) {
  const words = useWords(homeWords);
  if (ads.length === 0) return null;
  return (
    <ul className="partners" aria-label={words.ads}>
      {ads.map(({ picture, href, text }) => (
        <li key={href}>
          <a href={href} rel="noopener sponsored">
            <Picture
              picture={picture}
              sizes="(min-width: 62rem) 28rem, 50vw"
              alt=""
              width={640}
              height={360}
              loading="lazy"
            />
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
