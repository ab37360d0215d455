import { useRef } from "react";
import { Picture } from "#app/components/picture.tsx";
import { useShownPiece } from "#app/components/rotator.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { MixedText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { productWords } from "#app/words/product.ts";
import { useWords } from "#app/words/use-words.ts";
import type { GalleryPicture } from "#bff/views/picture.ts";

/** React 18 knows the attribute by its HTML name only. */
const FIRST = { fetchpriority: "high" };

/** Up to four pictures in a row that is swiped, with thumbnails that are links to them. */
export function Gallery({ pictures, title }: { pictures: readonly GalleryPicture[]; title: string }) {
  const words = useWords(productWords);
  const numbered = pictures.map((picture, index) => ({ ...picture, number: index + 1 }));
  const row = useRef<HTMLUListElement>(null);
  const { shown, show } = useShownPiece(row);
  return (
    <section className="gallery" aria-label={words.gallery}>
      <ul className="rotator-row gallery-row" ref={row}>
        {numbered.map(({ src, srcSet, isMissing, number }) => (
          <li key={number} id={`picture-${number}`}>
            <Picture
              picture={{ src, srcSet }}
              sizes="(min-width: 62rem) min(36rem, 40vw), (min-width: 44rem) 40vw, 81vw"
              alt={isMissing ? words.noPicture : interpolate(words.pictureOf, { title, number: number })}
              width={640}
              height={640}
              {...(number === 1 ? FIRST : { loading: "lazy" as const })}
            />{" "}
            {!isMissing && (
              <a
                className="icon-button gallery-enlarge"
                href={src}
                target="_blank"
                rel="noopener"
                title={words.enlarge}
              >
                <Icon name="zoom" />
                <span className="visually-hidden">
                  {words.enlarge}: <MixedText>{interpolate(words.pictureOf, { title, number: number })}</MixedText>
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="thumbs gallery-thumbs">
          {numbered.map(({ src, srcSet, number }) => (
            <li key={number}>
              <a
                href={`#picture-${number}`}
                onClick={(event) => show(event, number - 1)}
                aria-current={shown === number - 1 || undefined}
                aria-label={interpolate(words.showPicture, { number: number })}
              >
                <Picture picture={{ src, srcSet }} sizes="64px" alt="" width={80} height={80} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
