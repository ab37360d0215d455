import { Button } from "#app/components/ui/button.tsx";
import { FieldError, TextAreaField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CustomerTagField } from "#app/forms/customer-tag-field.tsx";
import { FormErrors, type FormField, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { reviewWords } from "#app/words/review.ts";
import { useWords } from "#app/words/use-words.ts";
import { MAX_REVIEW_LENGTH } from "#bff/rules/review.ts";
import type { readProduct } from "./read-product.server.ts";
import type { reviewAction } from "./review-action.server.ts";

export type ReviewStart = Awaited<ReturnType<typeof readProduct>>["reviewForm"];

/** Stars and a comment; edits the customer's existing review. Guests may write first and sign in afterwards. */
export function ReviewForm({ productId, review }: { productId: number; review: ReviewStart }) {
  const words = useWords(reviewWords);
  const lastResult = useFormAnswer<typeof reviewAction>()?.result;
  const { start, isOwn, isDraft, isGuest } = review;
  const { form, fields } = formFields("review", lastResult, {
    // No star is preset: a shopper who only writes would give one star.
    rate: String(start?.rate ?? ""),
    message: start?.message ?? "",
  });
  return (
    <section className="panel review-form stack" id="review-form" aria-labelledby="review-heading">
      <h2 id="review-heading">{isOwn ? words.change : words.give}</h2>
      {isDraft && !lastResult && <Notice>{words.drafted}</Notice>}
      <FormErrors form={form} fields={[fields.rate, fields.message]} labels={words} />
      <PostForm id={form.id} action={`/single-product/${productId}#review-form`} className="stack" noValidate>
        <CustomerTagField />
        <StarChoice field={fields.rate} />
        <TextAreaField
          {...fields.message}
          label={words.comment}
          hint={interpolate(words.commentHint, { limit: MAX_REVIEW_LENGTH })}
          rows={4}
          dir="auto"
          aria-required="true"
        />
        <div className="cluster">
          <Button>{words.send}</Button>
          {isGuest && <p className="small muted">{words.guestHint}</p>}
        </div>
      </PostForm>
    </section>
  );
}

const SCALE = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars: all up to the chosen one are lit. */
function StarChoice({ field: { id, name, defaultValue, error } }: { field: FormField }) {
  const words = useWords(reviewWords);
  const message = error?.[0];
  return (
    <div
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      className="star-choice"
      aria-invalid={message ? true : undefined}
      aria-describedby={message ? `${id}-error` : undefined}
    >
      <p className="label" id={`${id}-legend`}>
        {words.mine}
      </p>
      <div>
        {SCALE.map((star) => (
          <label key={star}>
            <input type="radio" name={name} value={star} defaultChecked={defaultValue === String(star)} />
            <span className="visually-hidden">{interpolate(words.star, { star })}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}
