import { Link } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { useShopper } from "#app/shell/use-root-data.ts";
import { cardWords } from "#app/words/card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { homeWords } from "#app/words/home.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { type TimeLeft, timeLeft, untilEnd } from "#bff/rules/countdown.ts";
import { toUnitPrice } from "#bff/rules/price.ts";
import type { HomeView } from "#bff/views/home.ts";
import type { DealFacts } from "./read-front-page.server.ts";

/**
 * The featured deal: its price, the saving, and the time left. At the second of its end it says so with the full price,
 * even if reloading the page's data fails.
 */
export function Deal({ deal: { card, saving, end } }: { deal: DealFacts }) {
  const words = useWords(homeWords);
  const onCard = useWords(cardWords);
  const left = useTimeLeft(end);
  const hasEnded = end !== null && left === null;
  const { discount, oldPrice } = hasEnded ? {} : card;
  const unitPrice = hasEnded && card.oldPrice ? toUnitPrice(card.oldPrice) : card.unitPrice;
  return (
    <section className="wrap section" aria-labelledby="deal">
      <div className="deal">
        <div className="deal-picture">
          {discount !== undefined && <Badge tone="sale">{interpolate(onCard.discount, { percent: discount })}</Badge>}
          <Picture
            picture={card.picture}
            sizes="(min-width: 48rem) 24rem, 80vw"
            alt=""
            width={480}
            height={480}
            loading="lazy"
          />
        </div>
        <div className="deal-text">
          <h2 id="deal" className="deal-label">
            {words.deal}
          </h2>
          <h3>
            <Link to={`/single-product/${card.id}`}>
              <CatalogueText>{card.title}</CatalogueText>
            </Link>
          </h3>
          <Price unitPrice={unitPrice} oldPrice={oldPrice} large />
          {oldPrice !== undefined && <p>{interpolate(words.saving, { amount: saving })}</p>}
          {end && <Countdown date={end.date} left={left} />}
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
  const words = useWords(homeWords);
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

/** An end with what was left of it when the page was delivered: a cached page was rendered earlier. */
function useDeliveredEnd(end: DealFacts["end"]) {
  const now = useShopper()?.now;
  return useMemo(() => end && (now === undefined ? end : { ...end, left: end.at - now }), [end, now]);
}

/** What is left until the end of a deal, from second to second; null when it has ended or has no end. */
function useTimeLeft(end: DealFacts["end"]): TimeLeft | null {
  const [left, setLeft] = useState(end?.left ?? 0);
  const delivered = useDeliveredEnd(end);
  useEffect(() => {
    if (!delivered) return;
    const at = Date.now() + untilEnd(delivered, Date.now(), performance.now());
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = at - Date.now();
      setLeft(now);
      // To the next whole second, so that the last one is the end itself.
      if (now > 0) timer = setTimeout(look, now % 1_000 || 1_000);
    };
    look();
    return () => clearTimeout(timer);
  }, [delivered]);
  return timeLeft(left, 0);
}

/** The time left at rendering; a script counts down. The end date beside it serves shoppers without JavaScript. */
function Countdown({ date, left }: { date: string; left: TimeLeft | null }) {
  const words = useWords(homeWords);
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
        {words.endsIn} <span className="muted num">{date}</span>
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
