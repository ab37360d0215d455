import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";
import { Icon, type IconName } from "./icon.tsx";

export interface RadioChoice {
  value: string;
  icon?: IconName;
  label: ReactNode;
  /** The consequence of choosing it. */
  text?: ReactNode;
}

export interface RadioCardsProps {
  name: string;
  /** Defaults to `name`; Conform's field id where there is one. */
  id?: string;
  legend: ReactNode;
  choices: readonly RadioChoice[];
  defaultValue?: string;
  error?: string | readonly string[] | null;
  /** Side by side where there is room; one under the other otherwise. */
  row?: boolean;
}

/**
 * Radio buttons in boxes, each with a sentence; the whole box can be tapped. The group is a `radiogroup` and no
 * `fieldset`, which cannot be `aria-invalid`.
 */
export function RadioCards({ name, id = name, legend, choices, defaultValue, error, row }: RadioCardsProps) {
  const message = typeof error === "string" ? error : error?.[0];
  return (
    <div
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      className={classNames("radio-cards", row && "radio-cards-row")}
      aria-invalid={message ? true : undefined}
      aria-describedby={message ? `${id}-error` : undefined}
    >
      <p className="label" id={`${id}-legend`}>
        {legend}
      </p>
      {choices.map(({ value, icon, label, text }) => (
        <label className="radio-card" key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          {icon && <Icon name={icon} />}
          <span>
            <b>{label}</b>
            {text && <span className="small muted">{text}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}
