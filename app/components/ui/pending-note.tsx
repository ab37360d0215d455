import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";

/**
 * Says beside sums that they are being worked out again. It takes no room of its own, so that nothing moves when it
 * comes and goes; what it is about is `aria-busy`.
 */
export function PendingNote({ isPending }: { isPending: boolean | undefined }) {
  const words = useWords(uiWords);
  return isPending ? <small className="pending-note">{words.calculating}</small> : null;
}
