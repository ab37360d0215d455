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
  /** What is wrong with what was typed. */
  error?: string | null;
  /**
   * Another one, as another `defaultValue`, is what the field shows from then on, unless something was typed since it
   * was last sent.
   */
  renewed?: unknown;
}

/**
 * How many: a field that works alone, with − and + that a script moves. They fire `change` like the field itself. A
 * text field, because of a number field a browser sends and shows nothing where it does not like what was typed; the
 * answer says what is wrong with it.
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
    if (error) input.current?.focus();
  }, [error, input]);
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = input.current;
    if (!field) return;
    const pieces = parseQuantity(field.value) ?? 0;
    field.value = String(clamp(pieces + (currentTarget.value === "more" ? 1 : -1), 1, max));
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
