import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { FLAT_FEE, FLAT_FEE_ABOVE } from "#bff/domain/delivery.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import type { ShippingView } from "#bff/views/checkout.ts";

/** What delivery costs where (rules D1, D2), for who wants to know before choosing a place. */
export function FeeTable({ fees }: Pick<ShippingView, "fees">) {
  const words = useWords("checkout");
  if (fees.length === 0) return null;
  const limit = formatTugrik(FLAT_FEE_ABOVE);
  return (
    <Disclosure summary={words.feesFold}>
      <table className="fee-table small">
        <caption>{interpolate(words.feesCaption, { limit })}</caption>
        <tbody>
          {fees.map(({ district, rows }) => (
            <tr key={district}>
              <th scope="row">{district}</th>
              <td>
                {rows.map(({ fee, khoroos }) => (
                  <span key={fee}>
                    <b className="num">{formatTugrik(fee)}</b>: {interpolate(words.khorooNumber, { number: khoroos })}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{interpolate(words.feesOthers, { limit, fee: formatTugrik(FLAT_FEE) })}</p>
    </Disclosure>
  );
}
