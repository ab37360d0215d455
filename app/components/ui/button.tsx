import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { classNames } from "./class-names.ts";

interface Look {
  /**
   * `primary` once per page or form, `soft` for many side by side, `secondary` beside either, `quiet` for rare actions.
   */
  variant?: "primary" | "soft" | "secondary" | "quiet";
  size?: "small" | "normal" | "large";
  /** As wide as its container. */
  wide?: boolean;
}

function lookOf({ variant = "primary", size = "normal", wide = false }: Look, className?: string): string {
  return classNames(
    "button",
    variant !== "primary" && `button-${variant}`,
    size !== "normal" && `button-${size}`,
    wide && "button-wide",
    className,
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {}

/**
 * A button that submits its form, unless `type` says otherwise. It is marked as busy until the response arrives
 * (forms/post-form.tsx).
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, className, type = "submit", ...rest },
  ref,
) {
  return <button ref={ref} type={type} {...rest} className={lookOf({ variant, size, wide }, className)} />;
});

export interface LinkButtonProps extends LinkProps, Look {}

/** A link that looks like a button: it navigates and changes nothing. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={lookOf({ variant, size, wide }, className)} />;
}
