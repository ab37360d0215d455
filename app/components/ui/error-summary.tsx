import { useRef } from "react";
import { useChange } from "#app/components/use-change.ts";
import { useIsPrinted } from "#app/components/use-is-printed.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";

export interface FieldFault {
  /** The control's id. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldFault[];
  /** Identifies the refusal: after another one, the same errors take the focus again. */
  answer: unknown;
}

/**
 * The form's errors above it, each a link to its field. It takes the focus when it appears, and with each refusal; but
 * a server-rendered one does not take it from a shopper who has begun to correct a field before the script was loaded.
 */
export function ErrorSummary({ errors, answer }: ErrorSummaryProps) {
  const { errorSummary } = useWords(uiWords);
  useChange(answer, () => takeFocus(document.querySelector<HTMLElement>(".error-summary")));
  // The same function for the element's lifetime: React would call a new one immediately.
  const appear = useRef(useIsPrinted() ? takeFreeFocus : takeFocus).current;
  if (errors.length === 0) return null;
  return (
    // A new element, which takes the focus, when the set of invalid fields changes; not on every render.
    <div className="error-summary" role="alert" tabIndex={-1} key={errors.map(({ id }) => id).join()} ref={appear}>
      <h2>{errorSummary}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function takeFreeFocus(box: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(box);
}

function takeFocus(box: HTMLElement | null): void {
  if (box !== document.activeElement) box?.focus();
}
