import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import type { PrintedList } from "./read-listing.server.ts";

type Price = NonNullable<PrintedList["price"]>;

/**
 * A price range: two number fields, which are what is sent, and with a script two sliders on one track that move them, for which there is room from the beginning. A slider
 * at its end is an empty field: no bound.
 */
export function PriceFilter({ price: { min, max, highest, step } }: { price: Price }) {
  const words = useWords("listing");
  // The sliders' own end, so that the dearest product is within reach of whole steps.
  const end = Math.ceil(highest / step) * step;
  const { refs, hasScript, onSlide, onType } = useTwoHandles({ min, max, end });
  return (
    <fieldset>
      <legend>{words.priceRange}</legend>
      <div className="price-fields">
        <label>
          <span className="small muted">{words.priceFrom}</span>
          <input
            ref={refs.low}
            className="input"
            type="number"
            name="min"
            inputMode="numeric"
            min={0}
            step={1}
            placeholder="0"
            defaultValue={min ?? ""}
            onChange={onType}
            aria-describedby="price-hint"
          />
        </label>
        <label>
          <span className="small muted">{words.priceTo}</span>
          <input
            ref={refs.high}
            className="input"
            type="number"
            name="max"
            inputMode="numeric"
            min={0}
            step={1}
            placeholder={String(highest)}
            defaultValue={max ?? ""}
            onChange={onType}
            aria-describedby="price-hint"
          />
        </label>
      </div>
      <div className="range needs-script" ref={refs.track}>
        {hasScript && (
          <>
            <input
              ref={refs.lowSlider}
              type="range"
              min={0}
              max={end}
              step={step}
              defaultValue={min ?? 0}
              onChange={onSlide}
              aria-label={words.priceFrom}
              aria-valuetext={formatTugrik(min ?? 0)}
            />
            <input
              ref={refs.highSlider}
              type="range"
              min={0}
              max={end}
              step={step}
              defaultValue={max ?? end}
              onChange={onSlide}
              aria-label={words.priceTo}
              aria-valuetext={formatTugrik(max ?? end)}
            />
          </>
        )}
      </div>
      <p className="small muted" id="price-hint">
        {interpolate(words.priceHint, { max: formatTugrik(highest) })}
      </p>
    </fieldset>
  );
}

/** Two handles on one track that cannot pass each other, and the fields that they move. */
function useTwoHandles({ min, max, end }: { min: number | null; max: number | null; end: number }) {
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const lowSlider = useRef<HTMLInputElement>(null);
  const highSlider = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Handles that nothing moves are no use, and a text browser would show them as two fields without a name.
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

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

  const onType = () => place(Number(low.current?.value || 0), Number(high.current?.value || end));

  // What the address says, when the list has come. React leaves the default of a number field alone while it has the focus, and the form's
  // reset goes by it.
  useEffect(() => {
    if (low.current) low.current.defaultValue = String(min ?? "");
    if (high.current) high.current.defaultValue = String(max ?? "");
    if (hasScript) place(min ?? 0, max ?? end);
  }, [place, hasScript, min, max, end]);
  return { refs: { low, high, lowSlider, highSlider, track }, hasScript, onSlide, onType };
}
