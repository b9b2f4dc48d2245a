// Links to the lists behind the numbers of Day and of the figures.
import type { Answer } from '#client/lib/trpc.ts';
import type { BillList } from '#shared/bills/schema.ts';
import type { Status } from '#shared/business.ts';
import type { EnquiryTableInput } from '#shared/enquiries/schema.ts';
import { type Definition, definitions, type FigureName } from '#shared/figures/definitions.ts';
import type { Period } from '#shared/figures/periods.ts';
import type { FiltersOf } from '#shared/filters.ts';
import { dayAfter } from '#shared/india-day.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';
import { paths } from '#shared/paths.ts';

type DueByAge = Answer['figures']['compared'][number]['due'];

type Query<Input> = Partial<Record<keyof FiltersOf<Input> & string, string>>;

/** Returns the URL of a list with these filters. A wrong filter name does not compile. */
const listWith =
  <Input>(path: string) =>
  (query: Query<Input>) =>
    `${path}?${new URLSearchParams(query as Record<string, string>)}`;

const orders = listWith<OrderTableInput>(paths.admin.orders);
const bills = listWith<BillList>(paths.admin.bills);
const enquiries = listWith<EnquiryTableInput>(paths.admin.enquiries);

const ages: Record<keyof DueByAge, (day: string) => Query<BillList>> = {
  week: (day) => ({ from: dayAfter(day, -7), to: day }),
  month: (day) => ({ from: dayAfter(day, -30), to: dayAfter(day, -8) }),
  older: (day) => ({ to: dayAfter(day, -31) }),
};

export const lists = {
  late: orders({ late: 'true' }),
  toCall: orders({ stage: 'requested' }),
  cameBack: orders({ open: 'true', counted: 'cameBack' }),
  visitsOf: (date: string) => `${paths.admin.day}?${new URLSearchParams({ date })}`,
  complaints: enquiries({ kind: 'complaint', status: 'Incomplete' satisfies Status }),
  newEnquiries: enquiries({ status: 'Incomplete' satisfies Status, kind: 'enquiry' }),
  dueUntil: (to: string) => bills({ due: 'true', to }),
  dueOn: (day: string) => bills({ dueOn: day }),
  dueOfAge: (day: string, age: keyof DueByAge) => bills({ dueOn: day, ...ages[age](day) }),
  figure: (name: FigureName, { from, to }: Period, whose: Query<OrderTableInput & BillList> = {}) => {
    const { list }: Definition = definitions[name];
    return 'orders' in list
      ? orders({ counted: list.orders, from, to, ...whose })
      : bills({ from, to, ...(list.bills === 'taken' && { taken: 'true' }), ...whose });
  },
};
