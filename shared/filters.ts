// What of a list's input narrows the list: all but what pages and sorts it.

/** The fields with which a list is paged and sorted. */
const pagingFields = ['limit', 'cursor', 'sort', 'direction'] as const;

/** What narrows a list, of the input of its procedure. */
export type FiltersOf<Input> = Omit<Input, (typeof pagingFields)[number]>;

/** The filters of an input or of its schema's shape, with what stands under each name. */
export function filtersOf<Input extends object>(input: Input): FiltersOf<Input> {
  const paging: readonly string[] = pagingFields;
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !paging.includes(name)),
  ) as FiltersOf<Input>;
}
