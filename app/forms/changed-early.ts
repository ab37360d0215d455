/**
 * Whether a field was changed before the page's scripts were there: no event has told them of it. What is being typed is
 * not finished yet; a choice is one at once, with the focus still on it.
 * @param part of a page
 */
export const isChangedEarly = (part: Element): boolean =>
  [...part.querySelectorAll("input, select")].some(
    (field) =>
      isChanged(field) && (field !== document.activeElement || field.matches("select, [type=checkbox], [type=radio]")),
  );

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  const options = [...field.querySelectorAll("option")];
  const printed = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return printed?.selected === false;
}
