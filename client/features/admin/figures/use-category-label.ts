import { trpc } from '#client/lib/trpc.ts';

/** Returns a function from the stored value of a category to its name in the page's language. */
export function useCategoryLabel(): (value: string) => string {
  const { data = [] } = trpc.catalogue.categories.useQuery();
  const labels = new Map(data.map(({ value, label }) => [value, label]));
  return (value) => labels.get(value) ?? value;
}
