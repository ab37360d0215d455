import { Link } from "@remix-run/react";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { AddButton, ProductForm, RemoveButton } from "#app/components/product-buttons.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { compareWords } from "#app/words/compare.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { compareAddress } from "./compare-address.ts";
import type { ComparedProduct, readCompare } from "./read-compare.server.ts";

export type ComparePage = Awaited<ReturnType<typeof readCompare>>;

/** Up to four products as columns, with a row per property. */
export function CompareTable({ page }: { page: ComparePage }) {
  const { products, facts, rows } = page;
  const words = useWords(compareWords);
  return (
    <section className="compare-frame" aria-label={words.scroll}>
      <table className="compare-table">
        <caption className="visually-hidden">{words.crumb}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.product}</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} page={page} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.price}</th>
            {products.map(({ id, unitPrice, oldPrice }) => (
              <td key={id}>
                <Price unitPrice={unitPrice} oldPrice={oldPrice} />
              </td>
            ))}
          </tr>
          {facts.map((fact) => (
            <tr key={fact}>
              <th scope="row">{words[fact]}</th>
              {products.map((product) => (
                <td key={product.id} className="num">
                  <CatalogueText>{product.facts[fact]}</CatalogueText>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.addToCart}</th>
            {products.map((product) => (
              <td key={product.id}>
                <ProductForm id={product.id} page={compareAddress({ ids: page.shared, differences: page.differences })}>
                  <AddButton title={product.title} soldOut={product.stock === "soldOut"} label={words.add} />
                </ProductForm>
              </td>
            ))}
          </tr>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">
                <CatalogueText>{label}</CatalogueText>
              </th>
              {products.map(({ id }, column) => (
                <td key={id}>
                  <CatalogueText>{values[column] ?? ""}</CatalogueText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A column's product with its remove button. */
function ProductHead({ product: { id, title, picture }, page }: { product: ComparedProduct; page: ComparePage }) {
  const words = useWords(compareWords);
  const { shared, differences } = page;
  return (
    <th scope="col" id={`p-${id}`}>
      <div className="compare-head">
        <Picture picture={picture} sizes="(min-width: 62rem) 12rem, 25vw" alt="" width={224} height={224} />
        <Link to={`/single-product/${id}`}>
          <CatalogueText>{title}</CatalogueText>
        </Link>
        <PostForm action="/compare" navigate={false}>
          <input type="hidden" name="id" value={id} />
          {shared && <input type="hidden" name="ids" value={shared.join(",")} />}
          {differences && <input type="hidden" name="differences" value="1" />}
          <RemoveButton aria-label={interpolate(words.removeOf, { title })}>{words.remove}</RemoveButton>
        </PostForm>
      </div>
    </th>
  );
}
