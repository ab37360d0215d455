import { Link } from "@remix-run/react";
import { providerWords } from "#app/words/provider.ts";
import { useWords } from "#app/words/use-words.ts";

/** What accepts the terms of service; they open beside what was typed. `sentence` has their link as `{{terms}}`. */
export function TermsNote({ sentence }: { sentence: string }) {
  const words = useWords(providerWords);
  const [before, after] = sentence.split("{{terms}}");
  return (
    <p className="small">
      {before}
      <Link to="/terms" target="_blank">
        {words.termsLink}
      </Link>
      {after} <span className="muted">{words.termsBeside}</span>
    </p>
  );
}
