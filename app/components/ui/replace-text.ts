/**
 * Replaces a field's text by script. If all of it was selected, all of it stays so: what the shopper types next still
 * replaces it.
 */
export function replaceText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const isSelected = value && field === document.activeElement && selectionStart === 0 && selectionEnd === value.length;
  field.value = text;
  if (isSelected) field.select();
}
