// The list behind each number of the figures.
import { type Definition, definitions, type FigureName } from '#shared/figures/definitions.ts';
import type { Period } from '#shared/figures/periods.ts';
import type { CountedOrders, DueByAge } from '#shared/figures/schema.ts';
import { dayAfter } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';

type Query = Readonly<Record<string, string>>;

const listWith = (path: string, query: Query): string => `${path}?${new URLSearchParams(query)}`;

const ages: Record<keyof DueByAge, (day: string) => Query> = {
  week: (day) => ({ from: dayAfter(day, -7), to: day }),
  month: (day) => ({ from: dayAfter(day, -30), to: dayAfter(day, -8) }),
  older: (day) => ({ to: dayAfter(day, -31) }),
};

export const lists = {
  orders: (counted: CountedOrders, { from, to }: Period, whose: Query = {}) =>
    listWith(paths.admin.orders, { counted, from, to, ...whose }),
  figure: (name: FigureName, { from, to }: Period, whose: Query = {}) => {
    const { list }: Definition = definitions[name];
    return 'orders' in list
      ? lists.orders(list.orders, { from, to }, whose)
      : listWith(paths.admin.bills, { from, to, ...(list.bills === 'taken' && { taken: 'true' }), ...whose });
  },
  due: (day: string, age: keyof DueByAge) => listWith(paths.admin.bills, { dueOn: day, ...ages[age](day) }),
  dueOn: (day: string) => listWith(paths.admin.bills, { dueOn: day }),
};
