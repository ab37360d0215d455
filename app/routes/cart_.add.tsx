import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { type PageHandle, page } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { stockText } from "#app/product/stock-text.ts";
import { cartLinkWords } from "#app/words/cart-link.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { productWords } from "#app/words/product.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask } from "#bff/client.ts";
import { clamp } from "#bff/rules/number.ts";
import { parseQuantity } from "#bff/rules/quantity.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = page;

/**
 * The target of links for buying, in advertisements, chats or assistants: `?id=5&quantity=2`. The link itself changes
 * nothing: the shopper sees the product, and presses the button.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const asked = context.url.searchParams;
  const id = asked.get("id") ?? "";
  if (id === "") throw redirect("/cart", 302);
  const { title, gallery, unitPrice, oldPrice, maxQuantity, ...product } = await ask(
    context.bff.catalogue.products[":id"].$get({ param: { id }, query: {} }),
  );
  const { colour, remain, stock } = product;
  const t = translator(context.language);
  const typed = asked.get("quantity")?.trim() ?? "";
  const pieces = parseQuantity(typed);
  return {
    product: { id: product.id, title, colour, picture: gallery[0] ?? null, unitPrice, oldPrice, maxQuantity },
    stock: remain === null ? null : { text: stockText(remain), isLow: stock === "low" },
    quantity: clamp(pieces ?? 1, 1, Math.max(maxQuantity, 1)),
    changed: quantityChanged(typed, pieces, maxQuantity, t),
    title: t("cartLink.title", { title }),
    description: t("descriptions.cart"),
  };
}

/**
 * Why the form has another quantity than the link; null if it has the same. The link's text is not repeated: whoever
 * makes a link would speak through the shop's page.
 */
function quantityChanged(typed: string, pieces: number | null, max: number, t: Translate): string | null {
  if (pieces === null) return typed === "" ? null : t("cartLink.quantityUnread");
  return max > 0 && pieces > max ? t("cartLink.quantityOver", { max }) : null;
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function AddToCartPage() {
  const { product, stock, quantity, changed } = useLoaderData<typeof loader>();
  const { id, title, colour, picture, unitPrice, oldPrice, maxQuantity } = product;
  const words = useWords(cartLinkWords);
  const ofProduct = useWords(productWords);
  const page = `/single-product/${id}`;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.heading, href: null }]} />
      <header className="page-head">
        <h1>{words.heading}</h1>
      </header>
      {/* The product's page shows the error of a refused add, beside what was typed. */}
      <PostForm className="deal" action="/cart/lines" navigate={false} noValidate>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="returnTo" value={page} />
        {picture && (
          <div className="deal-picture">
            <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 80vw" width={480} height={480} alt="" />
          </div>
        )}
        <div className="deal-text">
          <h2>
            <CatalogueText>{title}</CatalogueText>
          </h2>
          {colour && (
            <p className="small muted">
              {ofProduct.colour}: <CatalogueText>{colour}</CatalogueText>
            </p>
          )}
          <Price unitPrice={unitPrice} oldPrice={oldPrice} large />
          {maxQuantity === 0 ? (
            <Notice tone="warning" title={ofProduct.soldOut}>
              {words.soldOutHint}
            </Notice>
          ) : (
            <div className="buy-quantity">
              <QuantityField
                id="quantity"
                label={interpolate(words.quantityOf, { title })}
                max={maxQuantity}
                defaultValue={quantity}
                {...(changed ? { "aria-describedby": "quantity-changed quantity-most" } : {})}
              />
              {stock && (
                <p className={stock.isLow ? "stock-line stock-low" : "stock-line"}>
                  {ofProduct.stock} <strong className="num">{stock.text}</strong>
                </p>
              )}
              {changed && (
                <p className="hint" id="quantity-changed">
                  {changed}
                </p>
              )}
            </div>
          )}
          <div className="button-row">
            {maxQuantity > 0 && (
              <Button name="intent" value="buy" size="large">
                {ofProduct.add}
              </Button>
            )}{" "}
            <LinkButton to={page} variant="secondary" size="large">
              {words.toProduct}
            </LinkButton>
          </div>
        </div>
      </PostForm>
    </div>
  );
}
