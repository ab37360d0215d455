import { type InputHTMLAttributes, type MouseEvent, useEffect } from "react";
import { useWords } from "#app/i18n/use-words.tsx";
import { clamp } from "#bff/domain/number.ts";
import { parseQuantity } from "#bff/domain/quantity.ts";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useRenewed } from "./use-renewed.ts";

export interface QuantityFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "max" | "type"> {
  id: string;
  /** Read out as the control's name, e.g. "Тоо ширхэг, Nomad X5". */
  label: string;
  /** The most that can be had. */
  max: number;
  /** The error of the typed text. */
  error?: string | null;
  /**
   * When it or `defaultValue` changes, the field shows the new value, unless the shopper has typed since the last
   * submit.
   */
  renewed?: unknown;
}

/**
 * A quantity field that works without JavaScript, with − and + buttons for scripts, which fire `change` like the field
 * itself. It is a text field, because a number field sends nothing when its text is invalid (decision 0079).
 */
export function QuantityField({
  id,
  label,
  max,
  error,
  name = "quantity",
  defaultValue = 1,
  renewed,
  ...rest
}: QuantityFieldProps) {
  const words = useWords("ui");
  const input = useRenewed(defaultValue, { renewed });
  useEffect(() => {
    // The first one, where there are several.
    if (error && !document.activeElement?.matches("[aria-invalid]")) input.current?.focus();
  }, [error, input]);
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = input.current;
    if (!field) return;
    const pieces = parseQuantity(field.value) ?? 0;
    const moved = String(clamp(pieces + (currentTarget.value === "more" ? 1 : -1), 1, max));
    // At its end it changes nothing, and what does not change is not sent.
    if (moved === field.value) return;
    field.value = moved;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return (
    <>
      <span className="quantity">
        <button type="button" className="needs-script" value="less" aria-label={words.less} onClick={move}>
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-max={max}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...{ name, defaultValue }}
          {...rest}
        />
        <button type="button" className="needs-script" value="more" aria-label={words.more} onClick={move}>
          <Icon name="plus" />
        </button>
      </span>
      <FieldError id={`${id}-error`} message={error} live />
    </>
  );
}
