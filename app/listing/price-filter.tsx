import { type ChangeEvent, useCallback, useEffect, useRef } from "react";
import { FieldError } from "#app/components/ui/field.tsx";
import { useIsPrinted } from "#app/components/use-is-printed.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { listingWords } from "#app/words/listing.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatNumber, formatTugrik, parseTugrik } from "#bff/rules/money.ts";
import type { PrintedPrice } from "./read-listing.server.ts";

/** The description of the fields: the hint or the error. */
const HINT = "price-hint";

/** Whether a field holds an invalid price. */
export function isRefused(price: PrintedPrice | null): boolean {
  return price !== null && Object.keys(price.refused).length > 0;
}

/**
 * A price range: two text fields, which are submitted, and with a script two sliders on one track that set them; their
 * space is reserved. A slider at its end is an empty field: no bound.
 */
export function PriceFilter({ price }: { price: PrintedPrice }) {
  const words = useWords(listingWords);
  const { min, max, refused, highest, step, isPaid } = price;
  const typed = { min: refused.min ?? String(min ?? ""), max: refused.max ?? String(max ?? "") };
  // The sliders' maximum: a whole number of steps that includes the highest price.
  const end = Math.ceil(highest / step) * step;
  const { refs, hasScript, onSlide, onType } = useTwoHandles({ typed, end });
  const bounds = [
    { name: "min", label: words.priceFrom, field: refs.low, none: "0", slider: refs.lowSlider, value: min ?? 0 },
    {
      name: "max",
      label: words.priceTo,
      field: refs.high,
      none: formatNumber(highest),
      slider: refs.highSlider,
      value: max ?? end,
    },
  ] as const;
  return (
    <fieldset>
      <legend>{words.priceRange}</legend>
      <div className="price-fields">
        {bounds.map(({ name, label, field, none }) => (
          // A text field, because a number field sends nothing when its text is invalid; the response shows the error.
          <label key={name}>
            <span className="small muted">{label}</span>
            <input
              ref={field}
              className="input"
              name={name}
              inputMode="numeric"
              placeholder={none}
              defaultValue={typed[name]}
              onChange={onType}
              aria-invalid={name in refused || undefined}
              aria-describedby={HINT}
            />
          </label>
        ))}
      </div>
      <div className="range needs-script" ref={refs.track}>
        {hasScript &&
          bounds.map(({ name, label, slider, value }) => (
            <input
              key={name}
              ref={slider}
              type="range"
              min={0}
              max={end}
              step={step}
              defaultValue={value}
              onChange={onSlide}
              aria-label={label}
              aria-valuetext={formatTugrik(value)}
            />
          ))}
      </div>
      {isRefused(price) ? (
        <FieldError id={HINT} message={words.priceRefused} live />
      ) : (
        <p className="small muted" id={HINT}>
          {interpolate(isPaid ? words.priceHint : words.basePriceHint, { max: formatTugrik(highest) })}
        </p>
      )}
    </fieldset>
  );
}

/** The bound that a field's text sets; an invalid price sets none. */
const boundOf = (field: HTMLInputElement | null, none: number) => parseTugrik(field?.value ?? "") ?? none;

interface Handles {
  /** What the fields hold. */
  typed: { min: string; max: string };
  end: number;
}

/** Two handles on one track that cannot pass each other, and the fields that they move. */
function useTwoHandles({ typed, end }: Handles) {
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const lowSlider = useRef<HTMLInputElement>(null);
  const highSlider = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Without a script the handles would do nothing, and a text browser would show two unnamed fields.
  const hasScript = !useIsPrinted();

  const place = useCallback(
    (from: number, to: number) => {
      for (const [slider, value, side] of [[lowSlider, from, "--low"] as const, [highSlider, to, "--high"] as const]) {
        if (!slider.current) continue;
        slider.current.value = String(value);
        slider.current.setAttribute("aria-valuetext", formatTugrik(value));
        track.current?.style.setProperty(side, String(Math.min(value / end, 1)));
      }
    },
    [end],
  );

  const onSlide = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isLow = target === lowSlider.current;
    const other = Number((isLow ? highSlider : lowSlider).current?.value);
    const value = isLow ? Math.min(Number(target.value), other) : Math.max(Number(target.value), other);
    const field = isLow ? low.current : high.current;
    if (field) field.value = value === (isLow ? 0 : end) ? "" : String(value);
    place(isLow ? value : other, isLow ? other : value);
  };

  const onType = useCallback(() => place(boundOf(low.current, 0), boundOf(high.current, end)), [place, end]);

  // When the list has loaded, the form is reset to the address's state.
  useEffect(() => {
    if (low.current) low.current.defaultValue = typed.min;
    if (high.current) high.current.defaultValue = typed.max;
    // After that reset, if there was one: what was chosen while the list was loading stays.
    if (hasScript) queueMicrotask(onType);
  }, [onType, hasScript, typed.min, typed.max]);
  return { refs: { low, high, lowSlider, highSlider, track }, hasScript, onSlide, onType };
}
