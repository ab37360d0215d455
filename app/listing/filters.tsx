import { Form } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate, interpolateCount } from "#app/words/interpolate.ts";
import { listingWords } from "#app/words/listing.ts";
import { unbroken } from "#app/words/no-breaks.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatNumber } from "#bff/rules/money.ts";
import type { FilterGroup, FilterValue } from "./filter-groups.server.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { PrintedList } from "./read-listing.server.ts";
import { useFilterForm } from "./use-filter-form.ts";

/** How many values of a group are shown (rule L5). */
const FIRST_VALUES = 5;
/** How many specifications are shown. A search through the whole shop has eighty, most of them for a few products. */
const FIRST_SPECS = 6;
const PANEL = "filters";
// Attributes that this version of React passes on but does not know.
const IS_PANEL = { popover: "auto" };
const OPENS_PANEL = { popovertarget: PANEL };
const CLOSES_PANEL = { popovertarget: PANEL, popovertargetaction: "hide" };

/** Whether a list has any filter. */
export function hasFilters({ groups, specs, price }: PrintedList): boolean {
  return groups.length > 0 || specs.length > 0 || price !== null;
}

/** On a phone the filters are a panel, which the browser itself opens and closes. */
export function OpenFilters({ count }: { count: number }) {
  const words = useWords(listingWords);
  return (
    <button type="button" className="button button-secondary button-small listing-open-filters" {...OPENS_PANEL}>
      <Icon name="filter" />
      <span>{count > 0 ? interpolate(words.filtersChosen, { count }) : words.filters}</span>
    </button>
  );
}

/**
 * The filters of a list: one GET form, submitted by its button or, with a script, on every choice.
 */
export function Filters({ list }: { list: PrintedList }) {
  const words = useWords(listingWords);
  const { first, groups, specs, price, kept, appliesAtOnce, total } = list;
  const [path = ""] = first.split("?");
  const { form, send, touch } = useFilterForm({ state: asTyped(list), appliesAtOnce });
  return (
    <aside className="listing-filters" id={PANEL} {...IS_PANEL} aria-labelledby="filters-title">
      <header>
        <h2 id="filters-title">{words.filters}</h2>
        <button type="button" className="icon-button" aria-label={words.closeFilters} {...CLOSES_PANEL}>
          <Icon name="close" />
        </button>
      </header>
      <Form action={path} method="get" ref={form} onSubmit={send} onInput={touch} preventScrollReset autoComplete="off">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group) => (
          <FilterFieldset key={group.name} group={group} />
        ))}
        {price && <PriceFilter key={price.highest} price={price} />}
        <Specs specs={specs} />
        {[...groups, ...specs].some(isCounted) && <p className="small muted">{words.counts}</p>}
        <p className={appliesAtOnce ? "listing-apply at-once" : "listing-apply"}>
          <Button type="submit" wide>
            {words.apply}
          </Button>{" "}
          {appliesAtOnce && (
            <button
              type="button"
              className="button button-secondary button-wide listing-close-filters needs-script"
              {...CLOSES_PANEL}
            >
              {interpolateCount(words, "showResults", total.count, { total: formatNumber(total.count) })}
            </button>
          )}
        </p>
      </Form>
    </aside>
  );
}

/**
 * The address for the form's fields: the list's state, and an invalid price, which stays as typed.
 */
function asTyped({ first, price }: PrintedList): string {
  const refused = String(new URLSearchParams(price?.refused));
  return refused ? `${first}${first.includes("?") ? "&" : "?"}${refused}` : first;
}

const isCounted = ({ values }: FilterGroup) => values.some(({ total }) => total !== undefined);

function Specs({ specs }: { specs: readonly FilterGroup[] }) {
  const words = useWords(listingWords);
  const rest = specs.slice(FIRST_SPECS);
  return (
    <>
      {specs.slice(0, FIRST_SPECS).map((group) => (
        <FilterFieldset key={group.name} group={group} />
      ))}
      {rest.length > 0 && (
        <details className="filter-specs" open={rest.some(({ values }) => isAnyChosen(values)) || undefined}>
          <MoreSummary text={interpolate(words.moreSpecs, { count: rest.length })} />
          {rest.map((group) => (
            <FilterFieldset key={group.name} group={group} />
          ))}
        </details>
      )}
    </>
  );
}

function MoreSummary({ text }: { text: string }) {
  return <summary className="drawn-down">{text}</summary>;
}

const isAnyChosen = (values: readonly FilterValue[]) => values.some(({ chosen }) => chosen);

function FilterFieldset({ group: { name, label, values } }: { group: FilterGroup }) {
  const words = useWords(listingWords);
  const rest = values.slice(FIRST_VALUES);
  return (
    <fieldset>
      <legend>
        <CatalogueText>{label}</CatalogueText>
      </legend>
      {values.slice(0, FIRST_VALUES).map((value) => (
        <FilterCheckbox key={value.value} name={name} value={value} />
      ))}
      {rest.length > 0 && (
        <details open={isAnyChosen(rest) || undefined}>
          <MoreSummary text={interpolate(words.more, { count: rest.length })} />
          {rest.map((value) => (
            <FilterCheckbox key={value.value} name={name} value={value} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

/** The words of a choice: one item of its row, also where parts of them are elements. */
function Label({ text }: { text: string }) {
  const words = <CatalogueText>{text}</CatalogueText>;
  return unbroken(text).length > 1 ? <span>{words}</span> : words;
}

function FilterCheckbox({
  name,
  value: { value, label = value, total, chosen },
}: {
  name: string;
  value: FilterValue;
}) {
  return (
    <label className="check filter-value">
      <input type="checkbox" name={name} value={value} defaultChecked={chosen ?? false} />
      <Label text={label} />
      {total !== undefined && <small>{` (${formatNumber(total)})`}</small>}
    </label>
  );
}
