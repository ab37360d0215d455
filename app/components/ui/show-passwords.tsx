import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

/**
 * Shows what is typed into the passwords of its form, and hides it again. Hidden when the form is sent, so that no
 * browser keeps it as a text.
 */
export function ShowPasswords({ children }: { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    const show = (type: string) => {
      for (const field of form?.querySelectorAll("input[autocomplete$=-password]") ?? [])
        field.setAttribute("type", type);
    };
    show(isShown ? "text" : "password");
    const hide = () => {
      show("password");
      setShown(false);
    };
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [isShown]);
  return (
    <div className="cluster">
      <Button
        type="button"
        ref={button}
        variant="quiet"
        size="small"
        className="needs-script"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {children}
      </Button>
    </div>
  );
}
