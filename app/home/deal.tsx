import { Link } from "@remix-run/react";
import { useState } from "react";
import { Name } from "#app/components/name.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { useEvery } from "#app/components/use-every.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { timeLeft } from "#bff/domain/countdown.ts";
import type { HomeView } from "#bff/views/home.ts";
import type { DealFacts } from "./read-front-page.server.ts";

/** The featured deal: its price, the saving, and the time left. */
export function Deal({ deal: { card, saving, end } }: { deal: DealFacts }) {
  const words = useWords("home");
  const cardWords = useWords("card");
  return (
    <section className="wrap section" aria-labelledby="deal">
      <div className="deal">
        <div className="deal-picture">
          {card.discount !== undefined && (
            <Badge tone="sale">{interpolate(cardWords.discount, { percent: card.discount })}</Badge>
          )}
          <Picture
            picture={card.picture}
            sizes="(min-width: 48rem) 24rem, 90vw"
            alt=""
            width={480}
            height={480}
            loading="lazy"
          />
        </div>
        <div className="deal-text">
          <h2 id="deal">{words.deal}</h2>
          <h3>
            <Link to={`/single-product/${card.id}`}>
              <Name>{card.title}</Name>
            </Link>
          </h3>
          <Price unitPrice={card.unitPrice} oldPrice={card.oldPrice} large />
          {card.oldPrice !== undefined && <p>{interpolate(words.saving, { amount: saving })}</p>}
          {end && <Countdown end={end} />}
          <p>
            <LinkButton to={`/single-product/${card.id}`} size="large">
              {words.details}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * The second generation's counterpart of the deal: a picture that links to a product.
 */
export function SpecialPicture({ special: { href, picture } }: { special: NonNullable<HomeView["special"]> }) {
  const words = useWords("home");
  return (
    <section className="wrap section" aria-labelledby="deal">
      <div className="section-head">
        <h2 id="deal">{words.deal}</h2>
      </div>
      <Link to={href} className="special">
        <Picture
          picture={picture}
          sizes="(min-width: 84rem) 84rem, 100vw"
          alt={words.deal}
          width={1600}
          height={400}
          loading="lazy"
        />
      </Link>
    </section>
  );
}

/** The time left at rendering; a script counts down. The end date beside it serves shoppers without JavaScript. */
function Countdown({ end }: { end: NonNullable<DealFacts["end"]> }) {
  const words = useWords("home");
  const [left, setLeft] = useState(end.left);
  useEvery(1_000, () => setLeft(timeLeft(end.at, Date.now())));
  if (!left) return <p className="countdown-ended">{words.ended}</p>;
  const units = [
    { value: left.days, label: words.days },
    { value: left.hours, label: words.hours },
    { value: left.minutes, label: words.minutes },
    { value: left.seconds, label: words.seconds },
  ];
  return (
    <div>
      <p className="small">
        {words.endsIn} <span className="muted num">{interpolate(words.endsAt, { date: end.date })}</span>
      </p>
      <dl className="countdown">
        {units.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{String(value).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
