const pagingFields = ['limit', 'cursor', 'sort', 'direction'] as const;

export type FiltersOf<Input> = Omit<Input, (typeof pagingFields)[number]>;

export function filtersOf<Input extends object>(input: Input): FiltersOf<Input> {
  const paging: readonly string[] = pagingFields;
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !paging.includes(name)),
  ) as FiltersOf<Input>;
}
