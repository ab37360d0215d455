import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface Frame {
  label: ReactNode;
  /** Beside the label: "*", or "optional". */
  mark?: ReactNode;
  hint?: ReactNode;
  /** The error of the value; none when empty or missing. */
  error?: string | readonly string[] | null;
  /** On the field's outermost element, e.g. `full` in a `.form-grid`. */
  frameClassName?: string;
}

/** Attributes of the controls that several forms have. */
export const EMAIL_INPUT = { type: "email", inputMode: "email", "aria-required": true } as const;
export const PHONE_INPUT = { type: "tel", inputMode: "tel" } as const;
export const PASSWORD_INPUT = { type: "password", "aria-required": true } as const;
export const NEW_PASSWORD_INPUT = { ...PASSWORD_INPUT, autoComplete: "new-password" } as const;

/** Ids follow Conform (`{id}-error`, `{id}-description`), so that both ways of wiring agree. */
function wire({ id, name, hint, error }: { id?: string; name?: string } & Pick<Frame, "hint" | "error">) {
  const ownId = id ?? name ?? "";
  const message = typeof error === "string" ? error : error?.[0];
  const described = [hint && `${ownId}-description`, message && `${ownId}-error`].filter(Boolean).join(" ");
  return {
    message,
    control: {
      id: ownId,
      name,
      "aria-invalid": message ? true : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

interface FieldFrameProps extends Pick<Frame, "label" | "mark" | "hint"> {
  id: string;
  message?: string;
  className?: string;
  children: ReactNode;
}

function FieldFrame({ id, label, mark, hint, message, className, children }: FieldFrameProps) {
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id}>
        {label}
        {mark && <span className="field-mark"> {mark}</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-description`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}

/** The error at a field. `live` where no error summary states it too. */
export function FieldError({ id, message, live }: { id: string; message?: string | null; live?: boolean }) {
  if (!message) return null;
  return (
    <p className="error" id={id} role={live ? "alert" : undefined}>
      <Icon name="alert" />
      {message}
    </p>
  );
}

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className"> &
  Frame & { inputRef?: Ref<HTMLInputElement> };

/** A text input with its label, hint and error. Takes the props of Conform's `getInputProps`. */
export function Field({ label, mark, hint, error, frameClassName, inputRef, ...rest }: FieldProps) {
  const { control, message } = wire({ ...rest, hint, error });
  return (
    <FieldFrame id={control.id} {...{ label, mark, hint, message }} className={frameClassName}>
      <input {...rest} {...control} ref={inputRef} className="input" />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> & Frame;

/** A textarea with its label, hint and error. */
export function TextAreaField({ label, mark, hint, error, frameClassName, ...rest }: TextAreaFieldProps) {
  const { control, message } = wire({ ...rest, hint, error });
  return (
    <FieldFrame id={control.id} {...{ label, mark, hint, message }} className={frameClassName}>
      <textarea {...rest} {...control} className="input" />
    </FieldFrame>
  );
}

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> & Frame;

/** A select; its `<option>`s are the children. */
export function SelectField({ label, mark, hint, error, frameClassName, ...rest }: SelectFieldProps) {
  const { control, message } = wire({ ...rest, hint, error });
  return (
    <FieldFrame id={control.id} {...{ label, mark, hint, message }} className={frameClassName}>
      <select {...rest} {...control} className="input" />
    </FieldFrame>
  );
}
