import type { BillList } from '#shared/bills/schema.ts';
import type { Status } from '#shared/business.ts';
import type { EnquiryTableInput } from '#shared/enquiries/schema.ts';
import type { FiltersOf } from '#shared/filters.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';
import { paths } from '#shared/paths.ts';

/** Returns the URL of a list with these filters. A wrong filter name does not compile. */
const listWith =
  <Input>(path: string) =>
  (query: Partial<Record<keyof FiltersOf<Input> & string, string>>) =>
    `${path}?${new URLSearchParams(query as Record<string, string>)}`;

const orders = listWith<OrderTableInput>(paths.admin.orders);
const bills = listWith<BillList>(paths.admin.bills);
const enquiries = listWith<EnquiryTableInput>(paths.admin.enquiries);

export const lists = {
  late: orders({ late: 'true' }),
  toCall: orders({ stage: 'requested' }),
  visitsOf: (date: string) => `${paths.admin.day}?${new URLSearchParams({ date })}`,
  due: bills({ due: 'true' }),
  complaints: enquiries({ kind: 'complaint', status: 'Incomplete' satisfies Status }),
  dueUntil: (to: string) => bills({ due: 'true', to }),
  newEnquiries: enquiries({ status: 'Incomplete' satisfies Status, kind: 'enquiry' }),
};
