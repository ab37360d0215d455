import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { Rotator } from "#app/components/rotator.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { useLangOf } from "#app/words/catalogue-text.tsx";
import { homeWords } from "#app/words/home.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { withoutBreaks } from "#bff/rules/no-breaks.ts";
import type { HomeView } from "#bff/views/home.ts";

/** The banners on top of the front page; the first picture is the page's largest and comes first. */
export function Hero({ slides }: { slides: HomeView["hero"] }) {
  const words = useWords(homeWords);
  if (slides.length === 0) return null;
  return (
    <div className="wrap">
      <Rotator
        className="hero"
        label={words.highlights}
        dots={slides.map(({ id }, index) => ({
          id: `slide-${id}`,
          label: interpolate(words.slide, { number: index + 1 }),
        }))}
      >
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} first={index === 0} />
        ))}
      </Rotator>
    </div>
  );
}

/** React 18 knows the attribute by its HTML name only. */
const FIRST = { fetchpriority: "high" };

function Slide({ slide, first }: { slide: HomeView["hero"][number]; first: boolean }) {
  const words = useWords(homeWords);
  const langOf = useLangOf();
  const { id, picture, titles, unitPrice, oldPrice, href } = slide;
  const [title, ...lines] = titles;
  return (
    <li id={`slide-${id}`}>
      <Picture
        picture={picture}
        sizes="(min-width: 84rem) 84rem, 100vw"
        alt=""
        width={1600}
        height={600}
        {...(first ? FIRST : { loading: "lazy" as const })}
      />
      <div className="on-picture">
        {title && <h2 lang={langOf(title)}>{withoutBreaks(title)}</h2>}
        {lines.map((line) => (
          <p key={line} lang={langOf(line)}>
            {withoutBreaks(line)}
          </p>
        ))}
        {unitPrice !== null && <Price unitPrice={unitPrice} oldPrice={oldPrice} large />}
        {href && (
          <LinkButton to={href} size="large">
            {words.details}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
