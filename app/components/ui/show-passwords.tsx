import { useState } from "react";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { Button } from "./button.tsx";

/**
 * Shows what is typed into the passwords of its form, and hides it again. They are hidden when the form is sent, so
 * that no browser stores them as text.
 */
export function ShowPasswords() {
  const { showPassword } = useWords(uiWords);
  const [isShown, setShown] = useState(false);
  const show = (form: HTMLFormElement | null, isText: boolean) => {
    for (const field of form?.querySelectorAll("input[autocomplete$=-password]") ?? [])
      field.setAttribute("type", isText ? "text" : "password");
    if (isText) form?.addEventListener("submit", () => show(form, false), { once: true });
    setShown(isText);
  };
  return (
    <div className="cluster">
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="needs-script"
        aria-pressed={isShown}
        onClick={({ currentTarget }) => show(currentTarget.form, !isShown)}
      >
        {showPassword}
      </Button>
    </div>
  );
}
