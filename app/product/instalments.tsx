import { Dialog } from "#app/components/ui/dialog.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { productWords } from "#app/words/product.ts";
import { useWords } from "#app/words/use-words.ts";

const ID = "instalments";

/** The link to the dialog below, with the first payment. */
export function InstalmentsLink({ payments }: { payments: readonly string[] }) {
  const words = useWords(productWords);
  return (
    <a className="instalments-link small" href={`#${ID}`}>
      {interpolate(words.instalments, { amount: payments[0] ?? "" })}
    </a>
  );
}

/** The price in four payments, with no interest and no fee (rule T7). */
export function InstalmentsDialog({ payments }: { payments: readonly string[] }) {
  const words = useWords(productWords);
  return (
    <Dialog id={ID} title={words.instalmentsTitle}>
      <p>{words.instalmentsText}</p>
      <ol className="instalments">
        {payments
          .map((amount, index) => ({ amount, number: index + 1 }))
          .map(({ amount, number }) => (
            <li key={number}>
              <span>
                {interpolate(words.instalment, { number })}
                {number === 1 && <span className="muted">, {words.instalmentToday}</span>}
              </span>{" "}
              <strong className="num">{amount}</strong>
            </li>
          ))}
      </ol>
      <p className="small muted">{words.instalmentsHow}</p>
    </Dialog>
  );
}
