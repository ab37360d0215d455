import { type InputHTMLAttributes, type MouseEvent, useRef } from "react";
import { useWords } from "#app/i18n/use-words.tsx";
import { Icon } from "./icon.tsx";

export interface QuantityFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "max"> {
  /** Read out as the control's name, e.g. "Тоо ширхэг, Nomad X5". */
  label: string;
  /** The most that can be had. */
  max: number;
}

/** How many: a number field that works alone, with − and + that a script moves. They fire `change` like the field itself. */
export function QuantityField({ label, max, name = "quantity", defaultValue = 1, ...rest }: QuantityFieldProps) {
  const words = useWords("ui");
  const input = useRef<HTMLInputElement>(null);
  const move = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.value === "more") input.current?.stepUp();
    else input.current?.stepDown();
    for (const type of ["input", "change"]) input.current?.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return (
    <span className="quantity">
      <button type="button" className="needs-script" value="less" aria-label={words.less} onClick={move}>
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        required
        aria-label={label}
        {...{ name, defaultValue }}
        {...rest}
      />
      <button type="button" className="needs-script" value="more" aria-label={words.more} onClick={move}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
