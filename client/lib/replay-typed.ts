export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // A select that React made in the browser has no default.
    const isOfServer = options.some(({ defaultSelected }) => defaultSelected);
    return isOfServer && options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isTicked(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return !/^(hidden|file)$/.test(field.type) && field.value !== field.defaultValue;
}

type Touched = { field: Field; value: string; ticked: boolean };

function replay({ field, value, ticked }: Touched): void {
  if (isTicked(field)) {
    // React ignores a click that ends at its last known value, so this starts from the opposite of `ticked`.
    field.checked = !ticked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export const fieldsIn = (root: Element): Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
];

/**
 * Tells React what people typed and ticked, and browsers filled in, before hydration. `fields` are those of the
 * server's page. Skips fields that React has replaced.
 */
export async function replayTyped(fields: readonly Field[]): Promise<void> {
  const touched = fields
    .filter((field) => field.isConnected && isTouched(field))
    .map((field) => ({ field, value: field.value, ticked: isTicked(field) && field.checked }));
  for (const one of touched) {
    replay(one);
    // Lets React render this change before the next one.
    await new Promise((done) => setTimeout(done));
  }
}
