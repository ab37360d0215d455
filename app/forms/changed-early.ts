/**
 * Whether a field was changed, and left, before the page's scripts were there: no event has told them of it.
 * @param part of a page
 */
export const isChangedEarly = (part: Element): boolean =>
  [...part.querySelectorAll("input, select")].some((field) => field !== document.activeElement && isChanged(field));

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  const options = [...field.querySelectorAll("option")];
  const printed = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return printed?.selected === false;
}
