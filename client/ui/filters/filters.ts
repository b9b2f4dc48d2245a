import { formatShortDate } from '#shared/format.ts';

export type Option = string | { value: string; label: string };

/** The control of a list's filter: a text, a choice of values, a day, or yes or no. */
export type Filter =
  | {
      kind: 'text';
      label: string;
      /** The refusal if the typed text is no number. Only for filters of digits. */
      refusal?: string;
      wide?: boolean;
    }
  | { kind: 'choice'; label: string; all?: string; options: readonly Option[]; wide?: boolean }
  | { kind: 'day'; label: string }
  | { kind: 'mark'; label: string };

/** The filter that chooses among values. */
export const choiceOf = <Value extends string>(
  label: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
) => ({ kind: 'choice', label, options: values.map((value) => ({ value, label: nameOf(value) })) }) as const;

export const asLabelledOption = (option: Option) =>
  typeof option === 'string' ? { value: option, label: option } : option;

/** Formats a filter that is set: 'Stage: Waiting'. */
export function wordsOfFilter(filter: Filter, value: unknown): string {
  if (filter.kind === 'mark') return filter.label;
  if (filter.kind === 'choice') {
    const chosen = filter.options.map(asLabelledOption).find((one) => one.value === value);
    return `${filter.label}: ${chosen?.label ?? String(value)}`;
  }
  return `${filter.label}: ${filter.kind === 'day' ? formatShortDate(String(value)) : String(value)}`;
}
