import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useChange } from "#app/components/use-change.ts";
import { useIsPrinted } from "#app/components/use-is-printed.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { clamp } from "#bff/rules/number.ts";
import { parseQuantity } from "#bff/rules/quantity.ts";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useRenewed } from "./use-renewed.ts";

/** Why the typed text was refused. Each refusal is another object: with it the focus moves to the field again. */
export interface QuantityFault {
  message: string;
}

export interface QuantityFieldProps {
  id: string;
  name?: string;
  defaultValue?: string | number;
  /** Read out as the control's name, e.g. "Тоо ширхэг, Nomad X5". */
  label: string;
  /** The maximum. */
  max: number;
  fault?: QuantityFault | null | undefined;
  /**
   * When it or `defaultValue` changes, the field shows the new value, unless the shopper has typed since the last
   * submit.
   */
  renewed?: unknown;
  /**
   * Of a field that is a line of the cart: − and + submit its form to this address, with the `step` that they make.
   * `defaultValue` then counts what is on its way. Elsewhere they change the field, which a script does.
   */
  stepAction?: string;
}

/** The text after a click on − or +. */
const moved = (text: string, by: number, max: number) => String(clamp((parseQuantity(text) ?? 0) + by, 1, max));

/**
 * A quantity field with − and + buttons. A button that would change nothing is `aria-disabled`, and the limit is
 * announced; it keeps the focus, which a disabled one would lose. It is a text field, because a number field sends
 * nothing when its text is invalid (decision 0173).
 */
export function QuantityField({
  id,
  label,
  max,
  fault,
  name = "quantity",
  defaultValue = 1,
  renewed,
  stepAction,
}: QuantityFieldProps) {
  const words = useWords(uiWords);
  const [text, setText] = useState(String(defaultValue));
  const input = useRenewed(defaultValue, { renewed, onRenewed: setText, isAhead: stepAction !== undefined });
  // What was typed before hydration told nobody.
  useEffect(() => setText((shown) => input.current?.value ?? shown), [input]);
  // A server-rendered error does not take the focus from a shopper who was there before the script.
  const isPrinted = useRef(useIsPrinted());
  useChange(fault, () => {
    isPrinted.current = false;
  });
  useEffect(() => {
    const isFree = !isPrinted.current || document.activeElement === document.body;
    // The first one, where there are several.
    if (fault && isFree && !document.activeElement?.matches("[aria-invalid]")) input.current?.focus();
  }, [fault, input]);
  const show = (shown: string) => {
    if (input.current) input.current.value = shown;
    setText(shown);
  };
  const isMost = parseQuantity(text) === max;
  const note = fault ? `${id}-error` : isMost ? `${id}-most` : undefined;
  const stepButton = (step: 1 | -1, name: "less" | "more") => {
    const isIdle = moved(text, step, max) === text;
    const move = (event: MouseEvent) => {
      if (stepAction && !isIdle) {
        // Once the form has been read: a typed number may lead back to the cart's own, and then nothing is renewed.
        if (parseQuantity(text) !== null) setTimeout(show, 0, moved(text, step, max));
        return;
      }
      event.preventDefault();
      if (!input.current || isIdle) return;
      input.current.value = moved(text, step, max);
      input.current.dispatchEvent(new Event("input", { bubbles: true }));
    };
    return (
      <button
        {...(stepAction
          ? { type: "submit", name: "intent", value: "set", formAction: `${stepAction}&step=${step}` }
          : { type: "button", className: "needs-script" })}
        aria-label={words[name]}
        aria-disabled={isIdle || undefined}
        onClick={move}
      >
        <Icon name={name === "less" ? "minus" : "plus"} />
      </button>
    );
  };
  return (
    <>
      <span className="quantity">
        {stepButton(-1, "less")}
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-max={max}
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={note}
          onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value)}
          {...{ name, defaultValue }}
        />
        {stepButton(1, "more")}
      </span>
      {!fault && (
        <span className="quantity-most" role="status" id={`${id}-most`}>
          {isMost && interpolate(words.most, { max })}
        </span>
      )}
      <FieldError id={`${id}-error`} message={fault?.message} live />
    </>
  );
}
