// The lists behind the figures of the overview.
import { paths } from '#shared/paths.ts';

const orders = (query: Record<string, string>) => `${paths.admin.orders}?${new URLSearchParams(query)}`;

const bills = (query: Record<string, string>) => `${paths.admin.bills}?${new URLSearchParams(query)}`;

/** Days are India's, YYYY-MM-DD. */
export const lists = {
  open: orders({ open: 'true' }),
  late: orders({ late: 'true' }),
  rated: orders({ rated: 'true' }),
  visits: paths.admin.day,
  booked: (from: string, to: string) => orders({ from, to }),
  service: (service: string, from: string, to: string) => orders({ service, from, to }),
  order: (id: string) => orders({ open: 'true', order: id }),
  billed: (from: string, to: string) => bills({ from, to }),
  due: bills({ due: 'true' }),
  newEnquiries: `${paths.admin.enquiries}?status=Incomplete`,
};

/** The first day of a day's month. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
