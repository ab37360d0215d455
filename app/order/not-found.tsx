import * as brand from "#app/brand.ts";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { Sentence } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { orderWords } from "#app/words/order.ts";
import { useWords } from "#app/words/use-words.ts";

/** For an order that does not exist or belongs to another customer: possible reasons, and ways onward. */
export function OrderNotFound({ number, path }: { number: string; path: string }) {
  const words = useWords(orderWords);
  return (
    <div className="wrap failure">
      <h1>{words.notFound}</h1>
      <p>{interpolate(words.notFoundText, { number })}</p>
      <p className="muted">
        <Sentence>{interpolate(words.notFoundHint, { phone: brand.phone })}</Sentence>
      </p>
      <PostForm action="/logout" navigate={false} className="cluster">
        <input type="hidden" name="next" value={path} />
        <Button>{words.otherAccount}</Button>
        <LinkButton to="/profile" variant="secondary">
          {words.profile}
        </LinkButton>
      </PostForm>
    </div>
  );
}
