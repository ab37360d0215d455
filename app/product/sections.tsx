import { Link } from "@remix-run/react";
import { Picture } from "#app/components/picture.tsx";
import { CatalogueText, useLangOf } from "#app/words/catalogue-text.tsx";
import { productWords } from "#app/words/product.ts";
import { useWords } from "#app/words/use-words.ts";
import { withoutBreaks } from "#bff/rules/no-breaks.ts";
import type { PrintedProduct } from "./read-product.server.ts";

/** Links to description, specification and reviews further down the page. */
export function SectionLinks({ product }: { product: PrintedProduct }) {
  const words = useWords(productWords);
  return (
    <nav className="tabs section" aria-label={words.sections}>
      {product.description.length > 0 && <a href="#description">{words.moreDescription}</a>}{" "}
      <a href="#specification">{words.specification}</a>{" "}
      <a href="#reviews">
        {words.reviews} <span className="muted num">{product.ratings.count}</span>
      </a>
    </nav>
  );
}

/** A product's description: titled paragraphs, some with a picture. */
export function Description({ product: { description, category, subCategory } }: { product: PrintedProduct }) {
  const words = useWords(productWords);
  const langOf = useLangOf();
  return (
    <section id="description" className="description" aria-label={words.moreDescription}>
      {description.map(({ title, text, picture }) => (
        <div key={`${title} ${text}`} className={picture ? "description-pair with-picture" : "description-pair"}>
          <div>
            <h2 lang={langOf(title)}>{withoutBreaks(title)}</h2>
            <p lang={langOf(text)}>{withoutBreaks(text)}</p>
          </div>
          {picture && (
            <Picture
              className="tile-picture"
              picture={picture}
              sizes="14rem"
              alt=""
              width={320}
              height={320}
              loading="lazy"
            />
          )}
        </div>
      ))}
      <p className="cluster small">
        {category && <Place name={words.category} {...category} />}{" "}
        {subCategory && <Place name={words.subCategory} {...subCategory} />}
      </p>
    </section>
  );
}

function Place({ name, label, href }: { name: string; label: string; href: string }) {
  return (
    <span>
      {name}{" "}
      <Link to={href} lang={useLangOf()(label)}>
        {label}
      </Link>
    </span>
  );
}

/** Brand, model and colour first, then what the sub-category's products have. */
export function Specification({ product: { brand, model, colour, specs } }: { product: PrintedProduct }) {
  const words = useWords(productWords);
  const langOf = useLangOf();
  const rows = [
    { label: words.brand, value: brand?.name ?? "" },
    { label: words.model, value: model },
    { label: words.colour, value: colour ?? "" },
    ...specs,
  ].filter(({ value }) => value !== "");
  return (
    <section id="specification" className="specification">
      <h2>{words.technical}</h2>
      <table>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" lang={langOf(label)}>
                {label}
              </th>
              <td>
                <CatalogueText>{value}</CatalogueText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
