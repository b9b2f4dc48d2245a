type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isTicked(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return !/^(hidden|file)$/.test(field.type) && field.value !== field.defaultValue;
}

function replay(field: Field): void {
  if (isTicked(field)) {
    // React follows its own setter and fires onChange for what differs from it.
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    const typed = field.value;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Tells React what people typed and ticked, and browsers filled in, before hydration. */
export function replayTyped(root: Element): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select'))
    if (isTouched(field)) replay(field);
}
