export const gridPage = 60;

export type Sort = 'asc' | 'dsc';

/** In the URL of the category page, `category` may repeat or be joined by commas, as label or value, in any case. */
export function filtersInAddress(search: URLSearchParams): { categories: string[]; sort: Sort | undefined } {
  const names = search
    .getAll('category')
    .flatMap((joined) => joined.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const sort = search.get('sort');
  return { categories: [...new Set(names)], sort: sort === 'asc' || sort === 'dsc' ? sort : undefined };
}

export function filterOf(search: URLSearchParams) {
  const { categories, sort } = filtersInAddress(search);
  return { category: categories, limit: gridPage, ...(sort && { sort }) };
}
