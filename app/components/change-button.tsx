import { useEffect, useRef } from "react";
import { isChangedEarly } from "#app/forms/changed-early.ts";
import { Button, type ButtonProps } from "./ui/button.tsx";
import { useIsPrinted } from "./use-is-printed.ts";

/**
 * The submit button of a field that submits itself on change (`cart/submit-on-change.ts`): visible until hydration and
 * without JavaScript. It keeps its space, so that nothing shifts.
 */
export function ChangeButton(props: ButtonProps) {
  const hasScript = !useIsPrinted();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const part = button.current?.parentElement;
    if (hasScript && part && isChangedEarly(part)) button.current?.click();
  }, [hasScript]);
  return (
    <Button
      {...props}
      ref={button}
      variant="quiet"
      size="small"
      name="intent"
      className={hasScript ? "idle" : undefined}
      data-change=""
    />
  );
}
